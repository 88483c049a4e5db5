import { describe, expect, it } from 'vitest';
import { permitsTimeAndPlace } from './read-place-consent.ts';
import { makeConsent, makeFacts } from './testing/make-facts.ts';
import type { ConsentFact } from './types.ts';

const now = new Date('2026-04-08T14:00:00Z');
const justBefore = new Date('2026-04-08T13:59:59.999Z');
const justAfter = new Date('2026-04-08T14:00:00.001Z');
const consent = (overrides: Partial<ConsentFact> = {}) =>
  makeConsent({ kind: 'time_place', ...overrides });
const permits = (...consents: ConsentFact[]) => permitsTimeAndPlace(makeFacts({ consents }), now);

describe('consent to times and places', () => {
  it('is missing where none was given, or another kind', () => {
    expect(permits()).toBe(false);
    expect(permits(makeConsent({ kind: 'tcpa' }), makeConsent({ kind: 'frequency' }))).toBe(false);
  });

  it('holds for the number it was given for, or for all', () => {
    expect(permits(consent())).toBe(true);
    expect(permits(consent({ phone: null }))).toBe(true);
    expect(permits(consent({ phone: '+13125550199' }))).toBe(false);
  });

  it('holds from the moment it is given', () => {
    expect(permits(consent({ at: now }))).toBe(true);
    expect(permits(consent({ at: justAfter }))).toBe(false);
  });

  it.each(['revokedAt', 'expiresAt'] as const)('ends at the moment of %s', (field) => {
    expect(permits(consent({ [field]: justAfter }))).toBe(true);
    expect(permits(consent({ [field]: now }))).toBe(false);
    expect(permits(consent({ [field]: justBefore }))).toBe(false);
  });

  it('is one of several that holds', () => {
    expect(permits(consent({ expiresAt: justBefore }), consent({ at: justBefore }))).toBe(true);
  });

  it('does not lift what was asked for after it', () => {
    const facts = makeFacts({ consents: [consent({ at: justBefore })] });
    expect(permitsTimeAndPlace(facts, now, justBefore)).toBe(true);
    expect(permitsTimeAndPlace(facts, now, now)).toBe(false);
  });

  it.each(['at', 'revokedAt', 'expiresAt'])('is not read from a date that is none: %s', (field) => {
    expect(() => permits(consent({ [field]: new Date(Number.NaN) }))).toThrow(RangeError);
  });
});
