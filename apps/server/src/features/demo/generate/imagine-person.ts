import type { DayPart } from '@ringfence/domain/callflow/script';
import type { Random } from './random.ts';

/** What somebody who picks up makes of the first question: that they are the person, that they are not, or nothing. */
export type Claim = 'themselves' | 'wrong_number' | 'not_here' | 'stop' | 'nothing';
/** How they answer the check. */
export type Proof = 'right' | 'once_wrong' | 'wrong';
/** What they want once they have heard what the call is about. */
export type Wish = 'nothing' | 'promise' | 'dispute' | 'stop' | 'someone' | 'another_time';

/** Somebody who answers a call of the past, and what they are going to do on it. */
export interface ImaginedPerson {
  claim: Claim;
  proof: Proof;
  wish: Wish;
  /** Whether they wait for the last word where they say nothing, or hang up before. */
  isPatient: boolean;
  /** Which of the offers they take, the first being 0, and whether they confirm it. */
  offer: number;
  confirms: boolean;
  /** Whether a call may come again before the days of rest are over. */
  consents: boolean;
  /** When a call suits them: the same on every call. */
  suits: DayPart;
}

type Shares<Choice extends string> = readonly (readonly [Choice, number])[];

const claims: Shares<Claim> = [
  ['themselves', 0.7],
  ['wrong_number', 0.04],
  ['not_here', 0.06],
  ['stop', 0.03],
  ['nothing', 0.17],
];
const proofs: Shares<Proof> = [
  ['right', 0.93],
  ['once_wrong', 0.04],
  ['wrong', 0.03],
];
/** Of those who proved who they are. Nobody is free for some of those who ask for somebody. */
const wishes: Shares<Wish> = [
  ['nothing', 0.54],
  ['promise', 0.23],
  ['dispute', 0.04],
  ['stop', 0.03],
  ['someone', 0.08],
  ['another_time', 0.08],
];

function choose<Choice extends string>(random: Random, shares: Shares<Choice>): Choice {
  let left = random.next();
  for (const [choice, share] of shares) {
    if (left < share) return choice;
    left -= share;
  }
  const [last] = shares[shares.length - 1] ?? [];
  if (last === undefined) throw new Error('there is nothing to choose from');
  return last;
}

/** Somebody who was spoken to before on a number does not say that it is not theirs. */
export function imaginePerson(
  random: Random,
  { mayBeWrong, suits }: { mayBeWrong: boolean; suits: DayPart },
): ImaginedPerson {
  const claim = choose(random, claims);
  return {
    claim: claim === 'wrong_number' && !mayBeWrong ? 'nothing' : claim,
    proof: choose(random, proofs),
    wish: choose(random, wishes),
    isPatient: random.happens(0.4),
    offer: random.pick([0, 0, 1, 1, 2]),
    confirms: random.happens(0.88),
    consents: random.happens(0.6),
    suits,
  };
}
