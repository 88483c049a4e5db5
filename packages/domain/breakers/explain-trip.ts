import type { BreakerCounts } from './advance-breaker.ts';
import { type BreakerKind, earlySeconds } from './breaker-kinds.ts';

const beginnings: Readonly<Record<BreakerKind, (counts: BreakerCounts) => string>> = {
  carrier_failures: ({ calls, events }) =>
    `The carrier could not connect ${events} of the last ${calls} calls`,
  dead_numbers: ({ calls, events }) =>
    `Of the last ${calls} numbers called, ${events} were not in service`,
  refusals: ({ calls, events }) =>
    `On ${events} of the last ${calls} calls, people asked not to be called or were the wrong person`,
  early_hang_ups: ({ calls, events }) =>
    `On ${events} of the last ${calls} calls, people hung up within ${earlySeconds} seconds`,
  nobody_free: ({ calls, events }) =>
    `Of the last ${calls} people who asked to speak to someone, ${events} found nobody free`,
  answer_rate: ({ calls, events }) =>
    `People answered only ${events} of the last ${calls} calls of this campaign`,
  caller_id: ({ calls, events }) =>
    `People answered only ${events} of the last ${calls} calls from this caller ID`,
};

/** Why a campaign paused by itself, in a sentence with its figures. */
export function explainTrip(kind: BreakerKind, counts: BreakerCounts, usual: number): string {
  const percent = `${Math.round(usual)}%`;
  const compared =
    kind === 'answer_rate' || kind === 'caller_id'
      ? `${percent} were answered before`
      : `${percent} is ordinary`;
  return `${beginnings[kind](counts)}; ${compared}. An admin can resume it with a reason.`;
}
