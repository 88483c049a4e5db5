import type { BreakerLimits } from '@ringfence/contract/breakers';
import {
  type BreakerKind,
  breakerKinds,
  type EventKind,
  eventKinds,
  firstBreakerLimits,
  leastLimitPercent,
  mostLimitPercent,
} from '@ringfence/domain/breakers/breaker-kinds';

/** What is being entered: which are on, and the rates as they were typed. */
export interface BreakerDraft {
  isOn: Readonly<Record<BreakerKind, boolean>>;
  percents: Readonly<Record<EventKind, string>>;
}

export function draftLimits(limits: BreakerLimits): BreakerDraft {
  const { carrier_failures, dead_numbers, refusals, early_hang_ups, nobody_free } = limits;
  return {
    isOn: {
      carrier_failures: carrier_failures.isOn,
      refusals: refusals.isOn,
      dead_numbers: dead_numbers.isOn,
      early_hang_ups: early_hang_ups.isOn,
      nobody_free: nobody_free.isOn,
      answer_rate: limits.answer_rate.isOn,
      caller_id: limits.caller_id.isOn,
    },
    percents: {
      carrier_failures: String(carrier_failures.ordinaryPercent),
      refusals: String(refusals.ordinaryPercent),
      dead_numbers: String(dead_numbers.ordinaryPercent),
      early_hang_ups: String(early_hang_ups.ordinaryPercent),
      nobody_free: String(nobody_free.ordinaryPercent),
    },
  };
}

export const readDraft = ({ isOn, percents }: BreakerDraft): BreakerLimits => {
  const read = (kind: EventKind) => ({
    isOn: isOn[kind],
    ordinaryPercent: Number(percents[kind].trim()),
  });
  return {
    carrier_failures: read('carrier_failures'),
    refusals: read('refusals'),
    dead_numbers: read('dead_numbers'),
    early_hang_ups: read('early_hang_ups'),
    nobody_free: read('nobody_free'),
    answer_rate: { isOn: isOn.answer_rate },
    caller_id: { isOn: isOn.caller_id },
  };
};

/** The defaults: all on, at their first rates. */
export function draftDefaults(): BreakerDraft {
  const { carrier_failures, dead_numbers, refusals, early_hang_ups, nobody_free } =
    firstBreakerLimits;
  const rate = (ordinaryPercent: number) => ({ isOn: true, ordinaryPercent });
  return draftLimits({
    carrier_failures: rate(carrier_failures),
    refusals: rate(refusals),
    dead_numbers: rate(dead_numbers),
    early_hang_ups: rate(early_hang_ups),
    nobody_free: rate(nobody_free),
    answer_rate: { isOn: true },
    caller_id: { isOn: true },
  });
}

/** The first whose rate cannot be taken; a rate is asked for also where it is off, because it stays. */
export function findFaults({ percents }: BreakerDraft): EventKind[] {
  return eventKinds.filter((kind) => {
    const typed = percents[kind].trim();
    const value = Number(typed);
    return !/^\d+$/.test(typed) || value < leastLimitPercent || value > mostLimitPercent;
  });
}

export const isSameDraft = (one: BreakerDraft, other: BreakerDraft): boolean =>
  breakerKinds.every((kind) => one.isOn[kind] === other.isOn[kind]) &&
  eventKinds.every((kind) => one.percents[kind].trim() === other.percents[kind].trim());
