export { checkNumbers } from './check-numbers.ts';
export type { ReassignedNumbers, ReassignedQuestion, ReassignedReply } from './port.ts';
