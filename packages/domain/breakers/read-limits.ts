import { type BreakerKind, breakerKinds, firstBreakerLimits } from './breaker-kinds.ts';
import { type BreakerChoice, isEventKind } from './move-breaker.ts';

/** What holds where nothing was chosen: each is on, at its first rate. */
export function readChoice(kind: BreakerKind, chosen?: BreakerChoice): BreakerChoice {
  if (!isEventKind(kind)) return { isOn: chosen?.isOn ?? true, ordinaryPercent: null };
  return {
    isOn: chosen?.isOn ?? true,
    ordinaryPercent: chosen?.ordinaryPercent ?? firstBreakerLimits[kind],
  };
}

/** The kind that a word names; undefined where it is none. */
export const findKind = (word: string): BreakerKind | undefined =>
  breakerKinds.find((kind) => kind === word);
