import { describe, expect, it } from 'vitest';
import { judgeTestCall, type TestCallFacts } from './judge-test-call.ts';
import { judgeVerification, mostVerifyingCalls } from './judge-verification.ts';

/** 11 am in Chicago. */
const now = new Date('2026-06-10T16:00:00Z');
const facts: TestCallFacts = {
  e164: '+13125550142',
  isOwn: true,
  mayCall: true,
  isAccountShared: true,
  isAccountReady: true,
  hasCallerId: true,
  isSpokenFor: false,
  isUnderWay: false,
  callsBefore: 0,
  latestAnswer: new Date(now.getTime() + 60_000),
};
const night = new Date('2026-06-10T07:00:00Z');

describe('a test call', () => {
  it('goes to a number that is proven to be the organization’s, and to no other', () => {
    expect(judgeTestCall(facts, now)).toMatchObject({ kind: 'allow' });
    expect(judgeTestCall({ ...facts, isOwn: false }, now)).toEqual({
      kind: 'refuse',
      because: 'not_own',
    });
  });

  it('may go through an account of the organization, because it says no code', () => {
    expect(judgeTestCall({ ...facts, isAccountShared: false }, now)).toMatchObject({
      kind: 'allow',
    });
  });

  it.each<[string, Partial<TestCallFacts>]>([
    ['a number of nowhere', { e164: '+18005550142' }],
    ['halted calls', { mayCall: false }],
    ['an account that is not ready', { isAccountReady: false }],
    ['no number to call from', { hasCallerId: false }],
    ['a number of a contact', { isSpokenFor: true }],
    ['a call that is under way', { isUnderWay: true }],
    ['too many calls', { callsBefore: mostVerifyingCalls }],
  ])('is refused for what a call with a code is refused for: %s', (_, changed) => {
    const changedFacts = { ...facts, ...changed };
    const verdict = judgeTestCall(changedFacts, now);
    expect(verdict.kind).toBe('refuse');
    expect(verdict).toEqual(judgeVerification(changedFacts, now));
  });

  it('is not made at night', () => {
    expect(judgeTestCall({ ...facts, latestAnswer: night }, night)).toEqual({
      kind: 'refuse',
      because: 'closed',
    });
  });
});
