import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { decide } from './decide.ts';
import { findLawfulEnd, longestStretch } from './find-lawful-end.ts';
import { anyCase } from './testing/any-facts.ts';
import { makeConsent, makeFacts, unitedStatesPolicy } from './testing/make-facts.ts';

const afternoon = new Date('2026-06-10T16:00:00Z');
const minuteLength = 60_000;
const endOf = (overrides: Parameters<typeof makeFacts>[0]) =>
  findLawfulEnd(makeFacts(overrides), unitedStatesPolicy, afternoon).toISOString();

describe('a lawful stretch', () => {
  it('ends with the hours of the place', () => {
    expect(endOf({})).toBe('2026-06-11T02:00:00.000Z');
  });

  it('ends in the first of the places in which the person may be', () => {
    const person = { region: 'IL', phones: ['+13125550100', '+12125550100'] };
    expect(endOf({ person })).toBe('2026-06-11T01:00:00.000Z');
  });

  it('ends where a time begins that the person called inconvenient', () => {
    const inconvenient = [{ days: [], from: 13 * 60, to: 14 * 60, at: null }];
    expect(endOf({ inconvenient })).toBe('2026-06-10T18:00:00.000Z');
  });

  it('ends with the permission', () => {
    const expiresAt = new Date('2026-06-10T17:30:30Z');
    const consents = [makeConsent({ expiresAt })];
    expect(endOf({ mode: 'prerecorded', consents })).toBe(expiresAt.toISOString());
  });

  it('is lawful in all of its minutes, and not at its end', { timeout: 60_000 }, () => {
    const numRuns = tries(1_500);
    let judged = 0;
    fc.assert(
      fc.property(anyCase, fc.integer({ min: 1, max: 97 }), ({ facts, policy, now }, step) => {
        const first = decide(facts, policy, now).verdict;
        if (first.kind === 'block') return;
        const from = first.kind === 'defer' ? first.until : now;
        const end = findLawfulEnd(facts, policy, from);
        const isAllowed = (time: number) =>
          decide(facts, policy, new Date(time)).verdict.kind === 'allow';
        judged += 1;
        for (let time = from.getTime(); time < end.getTime(); time += step * minuteLength) {
          expect(isAllowed(time), new Date(time).toISOString()).toBe(true);
        }
        expect(isAllowed(end.getTime() - 1)).toBe(true);
        if (end.getTime() < from.getTime() + longestStretch) {
          expect(isAllowed(end.getTime())).toBe(false);
        }
      }),
      { numRuns },
    );
    expect(judged).toBeGreaterThan(numRuns / 15);
  });
});
