import { describe, expect, it } from 'vitest';
import { makeConsent, makePastCall, makeRestriction } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import type { PastCallFact } from '../types.ts';
import { conversationCooldown } from './conversation-cooldown.ts';

const judge = asking(conversationCooldown);

const talk = (at: string, overrides: Partial<PastCallFact> = {}) =>
  makePastCall(at, { outcome: 'conversation', ...overrides });
/** Friday at three in Chicago. */
const friday = '2026-08-14T20:00:00Z';

describe('CONV_COOLDOWN', () => {
  it('lets the next call wait for the same weekday', () => {
    const history = [talk(friday)];
    expect(judge({ history }, '2026-08-14T20:05:00Z')).toBe('2026-08-21T05:00Z');
    expect(judge({ history }, '2026-08-21T04:59:59.999Z')).toBe('2026-08-21T05:00Z');
    expect(judge({ history }, '2026-08-21T05:00:00Z')).toBe('allow');
  });

  it('begins with a call of the person too', () => {
    const history = [talk(friday, { direction: 'inbound' })];
    expect(judge({ history }, '2026-08-20T20:00:00Z')).toBe('2026-08-21T05:00Z');
  });

  it('begins again with each conversation', () => {
    const history = [talk('2026-08-17T20:00:00Z'), talk(friday)];
    expect(judge({ history }, '2026-08-21T15:00:00Z')).toBe('2026-08-24T05:00Z');
  });

  it.each([
    ['about another debt', { debtIds: ['other'] }],
    ['with another person', { personId: 'neighbour' }],
    ['in which nobody spoke', { outcome: 'voicemail' }],
    ['that was dropped', { outcome: 'dropped' }],
  ] as const)('does not begin with a call %s', (_, overrides) => {
    expect(judge({ history: [talk(friday, overrides)] }, '2026-08-15T15:00:00Z')).toBe('allow');
  });

  it('begins for each debt that was talked about', () => {
    const history = [talk(friday, { debtIds: ['other', 'debt'] })];
    expect(judge({ history }, '2026-08-15T15:00:00Z')).toBe('2026-08-21T05:00Z');
  });

  it('counts days in every zone and takes the strictest', () => {
    // Half past eleven on August 13 in Chicago, August 14 in New York.
    const history = [talk('2026-08-14T04:30:00Z')];
    const person = { phones: ['+13125550100', '+12125550100', '+14155550100'] };
    expect(judge({ history }, '2026-08-20T05:00:00Z')).toBe('allow');
    expect(judge({ history, person }, '2026-08-20T05:00:00Z')).toBe('2026-08-21T04:00Z');
    expect(judge({ history, person }, '2026-08-21T04:00:00Z')).toBe('allow');
  });

  it.each([
    ['clocks go forward', '2026-03-05T18:00:00Z', '2026-03-12T05:00Z'],
    ['clocks go back', '2026-10-29T18:00:00Z', '2026-11-05T06:00Z'],
    ['there is a leap day', '2028-02-25T18:00:00Z', '2028-03-03T06:00Z'],
    ['the year ends', '2026-12-28T18:00:00Z', '2027-01-04T06:00Z'],
  ])('counts calendar days while %s', (_, at, until) => {
    const history = [talk(at)];
    const minuteBefore = new Date(Date.parse(until) - 60_000).toISOString();
    expect(judge({ history }, minuteBefore)).toBe(until);
    expect(judge({ history }, until)).toBe('allow');
  });

  it('does not begin at a number that turns out to be wrong', () => {
    const history = [talk(friday, { phone: '+13125550199' })];
    const learned = new Date('2026-08-15T15:00:00Z');
    const restrictions = [makeRestriction('wrong_number', { phone: '+13125550199', at: learned })];
    expect(judge({ history, restrictions }, '2026-08-15T14:59:00Z')).toBe('2026-08-21T05:00Z');
    expect(judge({ history, restrictions }, '2026-08-15T15:00:00Z')).toBe('allow');
  });

  it('lets go while direct consent holds that was given in the conversation or after it', () => {
    const given = (at: string) => [makeConsent({ kind: 'frequency', at: new Date(at) })];
    const history = [talk(friday)];
    const nextDay = '2026-08-15T15:00:00Z';
    expect(judge({ history, consents: given(friday) }, nextDay)).toBe('allow');
    expect(judge({ history, consents: given('2026-08-14T19:59:00Z') }, nextDay)).toBe(
      '2026-08-21T05:00Z',
    );
  });

  it('stays in calendar days where the policy counts attempts by the hour', () => {
    const strict = asking(conversationCooldown, { strict168h: true });
    expect(strict({ history: [talk(friday)] }, '2026-08-21T05:00:00Z')).toBe('allow');
  });

  it('binds creditors only where the policy says so, and no other country', () => {
    const facts = { history: [talk(friday)], collectorRole: 'creditor' } as const;
    const nextDay = '2026-08-15T15:00:00Z';
    expect(judge(facts, nextDay)).toBe('allow');
    expect(asking(conversationCooldown, { frequencyBindsCreditors: true })(facts, nextDay)).toBe(
      '2026-08-21T05:00Z',
    );
    expect(asking(conversationCooldown, { pack: 'au' })({ history: [talk(friday)] }, nextDay)).toBe(
      'allow',
    );
  });

  it('lets who agreed to be reminded of a promise be reminded, and called for nothing else', () => {
    const history = [talk(friday)];
    const consents = [makeConsent({ kind: 'reminder', at: new Date('2026-08-14T20:03:00Z') })];
    const sunday = '2026-08-16T20:00:00Z';
    const reminds = (isReminder: boolean) => ({ promisedUntil: '2026-08-18', isReminder });
    expect(judge({ history, consents, debt: reminds(true) }, sunday)).toBe('allow');
    expect(judge({ history, consents, debt: reminds(false) }, sunday)).toBe('2026-08-21T05:00Z');
    expect(judge({ history, consents }, sunday)).toBe('2026-08-21T05:00Z');
  });
});
