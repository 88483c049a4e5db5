import type { Behaviour } from './behaviour.ts';

const person: Behaviour = {
  outcome: 'human',
  ringSeconds: 4,
  detectionSeconds: 2,
  keys: ['1'],
  reactionSeconds: 1,
  hangUpAfterSeconds: undefined,
  callbacks: 'in_order',
  answerDelayMilliseconds: 0,
};
const silence: Behaviour = { ...person, keys: [] };

/**
 * Numbers that always behave the same, by their last four digits, for tests and demonstrations:
 *
 * | 0190 | never answers |
 * | 0191 | busy |
 * | 0192 | a machine |
 * | 0193 | a person who presses nothing |
 * | 0194 | a person who presses 1, then nothing |
 * | 0195 | a person who presses 9 |
 * | 0196 | not in service: failed with SIP 404 |
 * | 0197 | as 0194, but no callback is ever sent; the flow is still asked for |
 * | 0198 | as 0194, but callbacks come after the call, the last first, each twice |
 * | 0199 | as 0194, but the answer to the request takes 20 s |
 */
const behaviours: Readonly<Record<string, Behaviour>> = {
  '0190': { ...silence, outcome: 'no_answer' },
  '0191': { ...silence, outcome: 'busy' },
  '0192': { ...silence, outcome: 'machine' },
  '0193': silence,
  '0194': person,
  '0195': { ...person, keys: ['9'] },
  '0196': { ...silence, outcome: 'not_in_service' },
  '0197': { ...person, callbacks: 'lost' },
  '0198': { ...person, callbacks: 'twice_in_wrong_order' },
  '0199': { ...person, answerDelayMilliseconds: 20_000 },
};

export function findReservedBehaviour(to: string): Behaviour | undefined {
  return behaviours[to.slice(-4)];
}

/** The one line that the account may not show as its caller ID, by its last four digits. */
const foreignLine = '0189';

export function isForeign(number: string): boolean {
  return number.endsWith(foreignLine);
}
