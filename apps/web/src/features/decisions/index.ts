export { DecisionReport } from './components/decision-report.tsx';
export { FailedReasons } from './components/failed-reasons.tsx';
export { VerdictChip } from './components/verdict-chip.tsx';
export { explainLifts } from './reason-words.ts';
