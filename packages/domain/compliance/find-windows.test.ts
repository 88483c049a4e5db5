import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tries } from '../testing/tries.ts';
import { decide } from './decide.ts';
import { findWindows } from './find-windows.ts';
import { anyCase } from './testing/any-facts.ts';
import { makeConsent, makeFacts, unitedStatesPolicy } from './testing/make-facts.ts';
import type { Facts } from './types.ts';

const afternoon = new Date('2026-06-10T16:00:00Z');
const early = '01a1dd2e-e25f-7921-a55b-000000000000';
const late = '01a1dd2e-e25f-7921-a55b-0000ffffffff';
const find = (facts: Facts, contactId = early, now = afternoon) =>
  findWindows({ contactId, calls: () => [{ facts }] }, unitedStatesPolicy, now);
const day = (date: string) => ({
  opensAt: new Date(`${date}T13:00:00Z`),
  deferredBy: 'WINDOW_CLOSED',
});

describe('windows', () => {
  it('are those of the next days, the first open already', () => {
    expect(find(makeFacts({})).shape).toEqual({
      windows: [
        { opensAt: null, closesAt: new Date('2026-06-11T02:00:00Z'), deferredBy: null },
        { ...day('2026-06-11'), closesAt: new Date('2026-06-12T02:00:00Z') },
        { ...day('2026-06-12'), closesAt: new Date('2026-06-13T02:00:00Z') },
      ],
      blockedBy: null,
    });
  });

  it('are the same at any minute of a day', () => {
    const later = new Date('2026-06-11T01:59:00Z');
    expect(find(makeFacts({}), late, later).shape).toEqual(find(makeFacts({})).shape);
  });

  it('end with the permission, and the person is judged then', () => {
    const expiresAt = new Date('2026-06-11T17:30:00Z');
    const facts = makeFacts({ mode: 'prerecorded', consents: [makeConsent({ expiresAt })] });
    const { shape, judgeAt } = find(facts, late);
    expect(shape.windows.at(-1)).toEqual({ ...day('2026-06-11'), closesAt: expiresAt });
    expect(judgeAt).toEqual(expiresAt);
  });

  it('are none where a rule forbids the call, which is named', () => {
    const { shape, judgeAt } = find(makeFacts({ mode: 'prerecorded', consents: [] }));
    expect(shape).toEqual({ windows: [], blockedBy: 'NO_TCPA_CONSENT' });
    expect(judgeAt).toEqual(new Date('2026-06-17T16:00:00Z'));
  });

  it('are looked at again in the course of the last day, by one person after another', () => {
    expect(find(makeFacts({}), early).judgeAt).toEqual(new Date('2026-06-12T02:00:00Z'));
    const last = find(makeFacts({}), late).judgeAt.getTime();
    expect(last).toBeLessThan(Date.parse('2026-06-13T02:00:00Z'));
    expect(last).toBeGreaterThan(Date.parse('2026-06-13T01:59:00Z'));
  });

  it('say at every minute what the engine says then', { timeout: 60_000 }, () => {
    const numRuns = tries(2_000);
    const judged = { allow: 0, defer: 0, block: 0 };
    fc.assert(
      fc.property(anyCase, fc.double({ min: 0, max: 1, noNaN: true }), (asked, share) => {
        const { facts, policy, now } = asked;
        // Nothing is recorded before it begins; people are judged again when it is.
        fc.pre(facts.restrictions.every(({ at }) => at <= now));
        const person = { contactId: early, calls: () => [{ facts }] };
        const { windows } = findWindows(person, policy, now).shape;
        const end = windows.at(-1)?.closesAt ?? new Date(now.getTime() + 1);
        const moment = new Date(now.getTime() + share * (end.getTime() - 1 - now.getTime()));
        const { verdict } = decide(facts, policy, moment);
        judged[verdict.kind] += 1;
        const next = windows.find(({ closesAt }) => closesAt > moment);
        if (next === undefined) expect(verdict.kind).toBe('block');
        else if (next.opensAt === null || next.opensAt <= moment)
          expect(verdict.kind).toBe('allow');
        else expect(verdict).toEqual({ kind: 'defer', until: next.opensAt });
      }),
      { numRuns },
    );
    expect(Math.min(...Object.values(judged))).toBeGreaterThan(numRuns / 100);
  });
});
