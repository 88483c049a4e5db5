export { nameOutcome } from './call-words.ts';
export { SimulatorNote } from './components/simulator-note.tsx';
