import { describe, expect, it } from 'vitest';
import { readTcpaConsent } from './read-tcpa-consent.ts';
import { makeConsent, makeFacts } from './testing/make-facts.ts';
import type { ConsentFact } from './types.ts';

const now = new Date('2026-04-08T14:00:00Z');
const justBefore = new Date('2026-04-08T13:59:59.999Z');
const justAfter = new Date('2026-04-08T14:00:00.001Z');
const march = new Date('2026-03-01T00:00:00Z');
const february = new Date('2026-02-01T00:00:00Z');
const noDate = new Date(Number.NaN);

const read = (...consents: ConsentFact[]) => readTcpaConsent(makeFacts({ consents }), now);

describe('consent', () => {
  it('is missing where none was given', () => {
    expect(read()).toBe('missing');
  });

  it('holds for exactly the number it was given for', () => {
    expect(read(makeConsent())).toBe('given');
    expect(read(makeConsent({ phone: '+13125550101' }))).toBe('missing');
  });

  it('holds from the moment it is given', () => {
    expect(read(makeConsent({ at: now }))).toBe('given');
    expect(read(makeConsent({ at: justAfter }))).toBe('missing');
  });

  it('ends at the moment it expires', () => {
    expect(read(makeConsent({ expiresAt: justAfter }))).toBe('given');
    expect(read(makeConsent({ expiresAt: now }))).toBe('missing');
  });

  it('ends at the moment it is revoked', () => {
    expect(read(makeConsent({ revokedAt: justAfter }))).toBe('given');
    expect(read(makeConsent({ revokedAt: now }))).toBe('revoked');
    expect(read(makeConsent({ revokedAt: justBefore }))).toBe('revoked');
  });

  it('given again after a revocation holds', () => {
    expect(read(makeConsent({ revokedAt: february }), makeConsent({ at: march }))).toBe('given');
    expect(read(makeConsent({ at: march }), makeConsent({ revokedAt: february }))).toBe('given');
  });

  it('given before a revocation falls with it, though recorded apart', () => {
    expect(read(makeConsent({ revokedAt: march }), makeConsent({ at: february }))).toBe('revoked');
    expect(read(makeConsent(), makeConsent({ at: february, revokedAt: march }))).toBe('revoked');
    expect(read(makeConsent({ revokedAt: march }), makeConsent({ at: march }))).toBe('revoked');
  });

  it('given again and run out is missing, not revoked', () => {
    const again = makeConsent({ at: march, expiresAt: justBefore });
    expect(read(makeConsent({ revokedAt: february }), again)).toBe('missing');
  });

  it('revoked for another number is no matter of this one', () => {
    expect(read(makeConsent(), makeConsent({ phone: '+13125550101', revokedAt: march }))).toBe(
      'given',
    );
  });

  it('revoked for no number in particular is revoked for all', () => {
    expect(read(makeConsent(), makeConsent({ phone: null, revokedAt: march }))).toBe('revoked');
  });

  it('is not given where it names no number', () => {
    expect(read(makeConsent({ phone: null }))).toBe('missing');
  });

  it('of another kind says nothing, given or revoked', () => {
    for (const kind of ['frequency', 'time_place'] as const) {
      expect(read(makeConsent({ kind }))).toBe('missing');
      expect(read(makeConsent(), makeConsent({ kind, revokedAt: march }))).toBe('given');
    }
  });

  it.each([
    ['when it was given', [makeConsent({ at: noDate })]],
    ['when it ends', [makeConsent({ expiresAt: noDate })]],
    ['when it was revoked', [makeConsent(), makeConsent({ revokedAt: noDate })]],
  ])('is not read from a date that is none: %s', (_, consents) => {
    expect(() => read(...consents)).toThrow(RangeError);
  });
});
