import { describe, expect, it } from 'vitest';
import { type ConsentDraft, checkConsent, opensNothing } from './check-consent.ts';

const draft: ConsentDraft = {
  kind: 'time_place',
  hasNumber: false,
  fromMinute: 21 * 60,
  toMinute: 22 * 60,
  place: null,
  at: new Date('2026-06-09T15:00:00Z'),
  expiresAt: new Date('2026-12-31T00:00:00Z'),
  evidence: 'Letter 7',
};
const check = (change: Partial<ConsentDraft>) => checkConsent({ ...draft, ...change });
const noHours = { fromMinute: null, toMinute: null };

describe('permission for a time or place', () => {
  it.each([
    ['hours', {}],
    ['hours over midnight', { fromMinute: 22 * 60, toMinute: 60 }],
    ['the whole day', { fromMinute: 0, toMinute: 1440 }],
    ['a place', { ...noHours, place: 'work' }],
    ['a number', { ...noHours, hasNumber: true }],
    ['all three', { place: 'work', hasNumber: true }],
  ] as const)('is written down with %s and an end', (_scope, change) => {
    expect(check(change)).toBeNull();
  });

  it.each([
    [noHours, 'scope_missing'],
    [{ fromMinute: null }, 'hours_incomplete'],
    [{ toMinute: null }, 'hours_incomplete'],
    [{ toMinute: 21 * 60 }, 'hours_empty'],
    [{ expiresAt: null }, 'end_missing'],
    [{ expiresAt: draft.at }, 'end_before_begin'],
    [{ expiresAt: new Date('2026-06-08T00:00:00Z') }, 'end_before_begin'],
    [{ expiresAt: new Date(Date.UTC(10_000, 0, 1)) }, 'end_too_late'],
    [{ expiresAt: new Date(Number.NaN) }, 'end_before_begin'],
    [{ evidence: ' ' }, 'evidence_missing'],
  ] as const)('is refused with %j: %s', (change, fault) => {
    expect(check(change)).toBe(fault);
  });

  it('ends a millisecond after it begins at the earliest', () => {
    expect(check({ expiresAt: new Date(draft.at.getTime() + 1) })).toBeNull();
  });
});

describe('other permission', () => {
  const tcpa = {
    kind: 'tcpa',
    ...noHours,
    hasNumber: true,
    expiresAt: null,
    evidence: '',
  } as const;

  it('needs no end and no proof', () => {
    expect(check(tcpa)).toBeNull();
    expect(check({ ...tcpa, kind: 'frequency', hasNumber: false })).toBeNull();
  });

  it('for artificial voices is for a number (47 CFR 64.1200(a)(1)(iii))', () => {
    expect(check({ ...tcpa, hasNumber: false })).toBe('number_missing');
  });

  it('for some hours does not become permission for all', () => {
    expect(check({ ...tcpa, fromMinute: 540, toMinute: 720 })).toBe('scope_not_of_kind');
    expect(check({ ...tcpa, place: 'work' })).toBe('scope_not_of_kind');
    expect(check({ ...tcpa, kind: 'frequency', toMinute: 720 })).toBe('scope_not_of_kind');
  });

  it('ends after it begins, where it ends', () => {
    expect(check({ ...tcpa, expiresAt: draft.at })).toBe('end_before_begin');
  });
});

describe('a record from before', () => {
  it('opens nothing without scope or without end', () => {
    expect(opensNothing({ ...draft, ...noHours })).toBe(true);
    expect(opensNothing({ ...draft, expiresAt: null })).toBe(true);
    expect(opensNothing(draft)).toBe(false);
    expect(opensNothing({ ...draft, ...noHours, hasNumber: true })).toBe(false);
  });

  it('of another kind is not asked for a scope', () => {
    expect(opensNothing({ ...draft, ...noHours, kind: 'tcpa', expiresAt: null })).toBe(false);
  });
});
