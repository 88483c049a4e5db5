import { describe, expect, it } from 'vitest';
import { decide as decideUnder } from './decide.ts';
import { makePolicy, type Policy } from './policy.ts';
import { makeFacts, makePastCall, makeRestriction } from './testing/make-facts.ts';
import type { Decision, Facts } from './types.ts';

const decide = (facts: Facts, now: Date, policy: Partial<Policy> = {}) =>
  decideUnder(facts, makePolicy({ pack: 'us', ...policy }), now);

const living = (
  e164: string,
  postalCode: string,
  more: Parameters<typeof makeFacts>[0] = {},
): Facts => makeFacts({ ...more, phone: { e164 }, person: { postalCode, region: null } });

/** What is refused, with the time of each rule alone, and the time of all together. */
function summarise({ verdict, reasons }: Decision) {
  const show = (date: Date) => date.toISOString().replace(':00.000Z', 'Z');
  return {
    verdict: verdict.kind === 'defer' ? show(verdict.until) : verdict.kind,
    reasons: reasons.flatMap(({ code, verdict: own }) => {
      if (own.kind === 'allow') return [];
      return own.kind === 'defer' && own.until !== null ? `${code} ${show(own.until)}` : code;
    }),
  };
}

describe('the hours', () => {
  it.each([
    [
      'on the day the clocks go back',
      '+12125550100',
      '10001',
      '2026-11-01T12:15Z',
      '2026-11-01T13:00Z',
    ],
    [
      'after the day they go forward',
      '+12125550100',
      '10001',
      '2026-03-09T01:05Z',
      '2026-03-09T12:00Z',
    ],
    ['in Arizona', '+16025550100', '85001', '2026-07-15T14:30Z', '2026-07-15T15:00Z'],
    ['in Gary, Indiana', '+12195550123', '46402', '2026-01-14T13:30Z', '2026-01-14T14:00Z'],
    [
      'with an address elsewhere',
      '+12125550100',
      '90001',
      '2026-06-10T14:00Z',
      '2026-06-10T15:00Z',
    ],
  ])('%s', (_, phone, postalCode, now, until) => {
    expect(summarise(decide(living(phone, postalCode), new Date(now)))).toEqual({
      verdict: until,
      reasons: [`WINDOW_CLOSED ${until}`],
    });
    expect(decide(living(phone, postalCode), new Date(until)).verdict.kind).toBe('allow');
  });

  it('of an Eastern mobile with a Pacific address are eleven to nine, Eastern', () => {
    const facts = living('+12125550100', '90001');
    const verdictAt = (moment: string) => decide(facts, new Date(moment)).verdict.kind;
    expect(verdictAt('2026-06-10T14:59:59.999Z')).toBe('defer');
    expect(verdictAt('2026-06-10T15:00:00Z')).toBe('allow');
    expect(verdictAt('2026-06-11T00:59:59.999Z')).toBe('allow');
    expect(verdictAt('2026-06-11T01:00:00Z')).toBe('defer');
  });
});

describe('seven in seven days', () => {
  const evenings = [2, 3, 4, 5, 6, 7, 8].map((day) => `2026-04-0${day}T01:30:00Z`);

  it('lets the eighth wait for the eighth day, when the window opens', () => {
    const facts = makeFacts({ history: evenings.map((at) => makePastCall(at)) });
    const decision = decide(facts, new Date('2026-04-08T01:45:00Z'));
    expect(summarise(decision)).toEqual({
      verdict: '2026-04-08T13:00Z',
      reasons: ['FREQ_7IN7 2026-04-08T05:00Z'],
    });
    expect(decision.counts).toEqual({ debt: 7 });
    expect(decision.zones.map(({ zone }) => zone)).toEqual(['America/Chicago']);
    expect(decide(facts, new Date('2026-04-08T13:00:00Z')).verdict.kind).toBe('allow');
  });

  it('by the hour where the policy is strict', () => {
    const facts = makeFacts({ history: evenings.map((at) => makePastCall(at)) });
    const strict = { strict168h: true };
    const decision = decide(facts, new Date('2026-04-08T01:45:00Z'), strict);
    expect(summarise(decision)).toEqual({
      verdict: '2026-04-09T01:30Z',
      reasons: ['FREQ_7IN7 2026-04-09T01:30Z'],
    });
    expect(decide(facts, new Date('2026-04-09T01:29:59.999Z'), strict).verdict.kind).toBe('defer');
    expect(decide(facts, new Date('2026-04-09T01:30:00Z'), strict).verdict.kind).toBe('allow');
  });

  it('of loans under one account are counted together', () => {
    const group = 'account-1';
    const history = evenings.map((at) => makePastCall(at, { debtIds: ['a'], group }));
    const now = new Date('2026-04-08T01:45:00Z');
    const other = decide(makeFacts({ history, debt: { id: 'b', group } }), now);
    expect(summarise(other).verdict).toBe('2026-04-08T13:00Z');
    expect(other.counts).toEqual({ b: 7 });
  });

  it('are counted for each debt alone', () => {
    const history = [
      ...evenings.map((at) => makePastCall(at, { debtIds: ['a'] })),
      ...evenings.slice(0, 2).map((at) => makePastCall(at, { debtIds: ['b'] })),
    ];
    const now = new Date('2026-04-08T01:45:00Z');
    expect(summarise(decide(makeFacts({ history, debt: { id: 'a' } }), now)).verdict).toBe(
      '2026-04-08T13:00Z',
    );
    const other = decide(makeFacts({ history, debt: { id: 'b' } }), now);
    expect(other.verdict.kind).toBe('allow');
    expect(other.counts).toEqual({ b: 2 });
  });
});

describe('after a conversation', () => {
  it('the next call waits for the eighth day', () => {
    const history = [makePastCall('2026-08-14T20:00:00Z', { outcome: 'conversation' })];
    expect(summarise(decide(makeFacts({ history }), new Date('2026-08-21T01:00:00Z')))).toEqual({
      verdict: '2026-08-21T13:00Z',
      reasons: ['CONV_COOLDOWN 2026-08-21T05:00Z'],
    });
  });
});

describe('a wrong number', () => {
  const [wrong, right] = ['+13125550100', '+13125550199'];
  const phones = [wrong, right];
  const history = ['2026-04-06T17:00:00Z', '2026-04-08T17:00:00Z'].map((at) =>
    makePastCall(at, { phone: wrong }),
  );
  const restrictions = [
    makeRestriction('wrong_number', { phone: wrong, at: new Date('2026-04-09T14:00:00Z') }),
  ];
  const now = new Date('2026-04-09T17:00:00Z');

  it('is not called again', () => {
    const facts = makeFacts({ history, restrictions, phone: { e164: wrong }, person: { phones } });
    expect(summarise(decide(facts, now))).toEqual({ verdict: 'block', reasons: ['WRONG_NUMBER'] });
  });

  it('does not count against the right one', () => {
    const facts = makeFacts({ history, restrictions, phone: { e164: right }, person: { phones } });
    const decision = decide(facts, now);
    expect(decision.verdict.kind).toBe('allow');
    expect(decision.counts).toEqual({ debt: 0 });
  });
});

describe('a cease that arrives after the decision', () => {
  it('is found by the next look', () => {
    const restrictions = [
      makeRestriction('cease_written', { at: new Date('2026-06-10T14:00:00Z'), debtId: 'debt' }),
    ];
    const facts = makeFacts({ restrictions });
    expect(decide(facts, new Date('2026-06-10T13:59:50Z')).verdict.kind).toBe('allow');
    expect(summarise(decide(facts, new Date('2026-06-10T14:00:05Z')))).toEqual({
      verdict: 'block',
      reasons: ['CEASE_WRITTEN'],
    });
  });
});

describe('in Ontario', () => {
  it('nobody is called on Canada Day', () => {
    const facts = makeFacts({
      phone: { e164: '+14165550100' },
      person: { country: 'CA', region: 'ON', postalCode: 'M5V 2T6', phones: ['+14165550100'] },
    });
    const decision = decide(facts, new Date('2026-07-01T14:00:00Z'), { pack: 'ca-on' });
    expect(summarise(decision)).toEqual({
      verdict: '2026-07-02T11:00Z',
      reasons: ['HOLIDAY 2026-07-02T04:00Z'],
    });
  });
});

describe('in Massachusetts', () => {
  it('two attempts a week are all there are, with or without a message', () => {
    const history = ['2026-06-01T16:00:00Z', '2026-06-03T16:00:00Z'].map((at) =>
      makePastCall(at, { outcome: 'voicemail', phone: '+16175550100' }),
    );
    const facts = makeFacts({
      history,
      phone: { e164: '+16175550100' },
      person: { region: 'MA', postalCode: '02108', phones: ['+16175550100'] },
    });
    expect(summarise(decide(facts, new Date('2026-06-05T16:00:00Z')))).toEqual({
      verdict: '2026-06-08T12:00Z',
      reasons: ['STATE_FREQ 2026-06-08T04:00Z'],
    });
  });
});
