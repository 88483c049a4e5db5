import { firstBreakerLimits } from '@ringfence/domain/breakers/breaker-kinds';
import { describe, expect, it } from 'vitest';
import { draftDefaults, draftLimits, findFaults, isSameDraft, readDraft } from './breaker-draft.ts';

const defaults = draftDefaults();
const typed = (refusals: string) => ({
  ...defaults,
  percents: { ...defaults.percents, refusals },
});

describe('limits that are being entered', () => {
  it('begin with the defaults of the product, and read as they were written', () => {
    expect(readDraft(defaults).early_hang_ups).toEqual({
      isOn: true,
      ordinaryPercent: firstBreakerLimits.early_hang_ups,
    });
    expect(draftLimits(readDraft(defaults))).toEqual(defaults);
  });

  it.each(['', '4', '31', '7.5', '-6', 'ten', '1e1'])('are refused with %j percent', (text) => {
    expect(findFaults(typed(text))).toEqual(['refusals']);
  });

  it.each(['5', '30', ' 12 '])('are taken with %j percent', (text) => {
    expect(findFaults(typed(text))).toEqual([]);
    expect(readDraft(typed(text)).refusals.ordinaryPercent).toBe(Number(text));
  });

  it('differ by a switch or a rate, and not by spaces', () => {
    expect(isSameDraft(typed(' 5 '), defaults)).toBe(true);
    expect(isSameDraft(typed('6'), defaults)).toBe(false);
    const off = { ...defaults, isOn: { ...defaults.isOn, caller_id: false } };
    expect(isSameDraft(off, defaults)).toBe(false);
  });
});
