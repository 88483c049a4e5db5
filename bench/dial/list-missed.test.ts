import { describe, expect, it } from 'vitest';
import { type CarrierKind, type Figures, listMissed } from './list-missed.ts';

const kept: Figures = {
  calls_per_s: 142.5,
  asked: 150,
  p95_claim_to_place_ms: 600,
  over_rate_seconds: 0,
  silent_seconds: 0,
  duplicates: 0,
  violations: 0,
};

describe('the budgets of a run that calls', () => {
  it.each<[string, CarrierKind, Partial<Figures>, number]>([
    ['kept, just', 'loopback', {}, 0],
    ['missed by one that is slow', 'loopback', { calls_per_s: 142.4 }, 1],
    ['missed by one that keeps calls waiting', 'loopback', { p95_claim_to_place_ms: 601 }, 1],
    ['missed by one that is fast', 'loopback', { over_rate_seconds: 1 }, 1],
    ['missed by one that stands still', 'loopback', { silent_seconds: 1 }, 1],
    ['missed by one that calls somebody twice', 'loopback', { duplicates: 1 }, 1],
    ['missed by one that breaks a rule', 'loopback', { violations: 1 }, 1],
    ['without a pace above what is budgeted', 'loopback', { asked: 400, silent_seconds: 1 }, 0],
    ['with its rules above it', 'loopback', { asked: 400, violations: 1, duplicates: 2 }, 2],
    ['kept over HTTP, just', 'simulator', { asked: 60, calls_per_s: 57 }, 0],
    ['missed over HTTP by one that is slow', 'simulator', { asked: 60, calls_per_s: 56.9 }, 1],
    ['without a wait over HTTP', 'simulator', { asked: 60, p95_claim_to_place_ms: 900 }, 0],
  ])('are %s', (_, carrier, figures, missed) => {
    expect(listMissed(carrier, { ...kept, ...figures })).toHaveLength(missed);
  });
});
