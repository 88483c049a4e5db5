import { type CarrierRate, largestRateMicro } from '@ringfence/contract/carrier-rates';
import { readMicro, writeMicro } from '@ringfence/domain/money/write-cost';

/** Stands for every country that has no rate of its own. */
export const otherCountries = 'other';

export interface RateDraft {
  /** Empty until one is chosen. */
  country: string;
  currency: string;
  perMinute: string;
  perCall: string;
  incrementSeconds: string;
}

export type RateField = keyof RateDraft;
export type RateFault = 'country' | 'currency' | 'amount' | 'increment';

export function draftRate(rate: CarrierRate | null): RateDraft {
  if (rate === null) {
    return {
      country: '',
      currency: 'USD',
      perMinute: '',
      perCall: '0',
      incrementSeconds: '60',
    };
  }
  return {
    country: rate.country ?? otherCountries,
    currency: rate.currency,
    perMinute: writeMicro(rate.perMinuteMicro),
    perCall: writeMicro(rate.perCallMicro),
    incrementSeconds: String(rate.incrementSeconds),
  };
}

function readAmount(text: string): number | null {
  const micro = readMicro(text);
  return micro === null || micro > largestRateMicro ? null : micro;
}

function readIncrement(text: string): number | null {
  const seconds = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  return seconds >= 1 && seconds <= 3600 ? seconds : null;
}

/** What the form says, or what is wrong with it, by field. */
export function readRate(
  draft: RateDraft,
):
  | { rate: Omit<CarrierRate, 'id'>; faults: null }
  | { rate: null; faults: ReadonlyMap<RateField, RateFault> } {
  const perMinuteMicro = readAmount(draft.perMinute);
  const perCallMicro = readAmount(draft.perCall);
  const incrementSeconds = readIncrement(draft.incrementSeconds);
  const faults = new Map<RateField, RateFault>();
  if (draft.country === '') faults.set('country', 'country');
  if (draft.currency === '') faults.set('currency', 'currency');
  if (perMinuteMicro === null) faults.set('perMinute', 'amount');
  if (perCallMicro === null) faults.set('perCall', 'amount');
  if (incrementSeconds === null) faults.set('incrementSeconds', 'increment');
  if (
    faults.size > 0 ||
    perMinuteMicro === null ||
    perCallMicro === null ||
    incrementSeconds === null
  ) {
    return { rate: null, faults };
  }
  const country = draft.country === otherCountries ? null : draft.country;
  const { currency } = draft;
  return {
    rate: { country, currency, perMinuteMicro, perCallMicro, incrementSeconds },
    faults: null,
  };
}
