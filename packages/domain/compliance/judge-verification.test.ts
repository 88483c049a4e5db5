import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localTime } from '../zones/convert-time.ts';
import {
  judgeVerification,
  type VerificationFacts,
  verificationRefusals,
} from './judge-verification.ts';

const noon = new Date('2026-06-10T17:00:00Z');
const ringMilliseconds = 25_000;

function judge(changed: Partial<VerificationFacts> = {}, now = noon) {
  const facts: VerificationFacts = {
    e164: '+13125550189',
    mayCall: true,
    isAccountShared: true,
    isAccountReady: true,
    hasCallerId: true,
    isSpokenFor: false,
    isUnderWay: false,
    callsBefore: 0,
    latestAnswer: new Date(now.getTime() + ringMilliseconds),
    ...changed,
  };
  return judgeVerification(facts, now);
}
const refused = (because: keyof typeof verificationRefusals) => ({ kind: 'refuse', because });

describe('a call that says a code', () => {
  it('is allowed where nothing stands against it, with the zones it was allowed on', () => {
    expect(judge()).toEqual({ kind: 'allow', zones: ['America/Chicago'] });
    expect(judge({ callsBefore: 2 })).toMatchObject({ kind: 'allow' });
  });

  it.each([
    ['halted', { mayCall: false }],
    ['own_account', { isAccountShared: false }],
    ['account_not_ready', { isAccountReady: false }],
    ['no_caller_id', { hasCallerId: false }],
    ['spoken_for', { isSpokenFor: true }],
    ['under_way', { isUnderWay: true }],
    ['too_often', { callsBefore: 3 }],
    // A premium rate, and an area that does not exist.
    ['not_dialable', { e164: '+19005550189' }],
    ['not_dialable', { e164: '+11115550189' }],
    // Toll-free.
    ['not_located', { e164: '+18005550189' }],
  ] as const)('is refused: %s', (because, changed) => {
    expect(judge(changed)).toEqual(refused(because));
    expect(verificationRefusals[because]).toMatch(/\.$/);
  });

  it.each([
    ['2026-06-10T12:59:59Z', 'refuse'],
    ['2026-06-10T13:00:00Z', 'allow'],
    ['2026-06-11T01:59:34Z', 'allow'],
    // It would still ring at nine.
    ['2026-06-11T01:59:35Z', 'refuse'],
    ['2026-06-11T02:00:00Z', 'refuse'],
  ])('goes by the hours there: %s', (at, kind) => {
    expect(judge({}, new Date(at))).toMatchObject({ kind });
  });

  it('has to be in time in every zone that the number may be in', () => {
    // Western Florida lies in two zones: at 8:30 in the east it is 7:30 in the west.
    const e164 = '+18505550189';
    expect(judge({ e164 }, new Date('2026-06-10T12:30:00Z'))).toEqual(refused('closed'));
    expect(judge({ e164 }, new Date('2026-06-10T13:00:00Z'))).toMatchObject({ kind: 'allow' });
    expect(judge({ e164 }, new Date('2026-06-11T01:30:00Z'))).toEqual(refused('closed'));
  });

  it('is never allowed outside of 8 to 21 anywhere it may be, nor a fourth time', () => {
    const numbers = [
      '+13125550189',
      '+18505550189',
      '+18085550189',
      '+442079460000',
      '+74951234567',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...numbers),
        fc.date({
          min: new Date('2020-01-01T00:00:00Z'),
          max: new Date('2035-01-01T00:00:00Z'),
          noInvalidDate: true,
        }),
        fc.nat(5),
        (e164, now, callsBefore) => {
          const verdict = judge({ e164, callsBefore }, now);
          if (verdict.kind === 'refuse') return;
          expect(callsBefore).toBeLessThan(3);
          expect(verdict.zones).not.toEqual([]);
          for (const zone of verdict.zones) {
            const { minute } = localTime(zone, now);
            expect(minute).toBeGreaterThanOrEqual(8 * 60);
            expect(minute).toBeLessThan(21 * 60);
          }
        },
      ),
    );
  });
});
