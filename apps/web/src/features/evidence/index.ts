export { EvidenceCard } from './components/evidence-card.tsx';
export { ExaminationCard } from './components/examination-card.tsx';
export { HeadsCard } from './components/heads-card.tsx';
