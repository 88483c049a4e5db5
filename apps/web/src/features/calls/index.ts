export { nameOutcome } from './call-words.ts';
