import type { Preflight } from '@ringfence/contract/preflight';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../testing/render-markup.tsx';
import { ExpectedFacts } from './expected-facts.tsx';

const nobody = { people: 0, reasons: [] };
const answer: Preflight = {
  people: 900,
  isExact: true,
  asOf: '2026-06-10T14:00:00Z',
  zone: 'America/Chicago',
  now: { people: 900, reasons: [] },
  laterToday: nobody,
  tomorrow: nobody,
  later: nobody,
  blocked: nobody,
  calls: 1_500,
  hours: [],
  finishesAt: '2026-06-10T20:00:00Z',
  ended: 900,
  reached: 130,
  left: 0,
  secondsOfTalk: 0,
  callsByCountry: [],
  costs: [],
  unpricedCalls: 0,
  basis: {
    ...{ calls: 0, isOwn: false, accountCallsPerSecond: 5, callsPerSecond: 5, callsAtOnce: 100 },
    ...{ expectedCallsPerSecond: 5, callsPerDay: null },
  },
  problems: [],
  listeners: [],
};
const tooLong = { code: 'takes_too_long', people: 40, variable: null, list: null } as const;

const render = async (changes: Partial<Preflight> = {}, language: 'en' | 'es' = 'en') =>
  (await renderMarkup(<ExpectedFacts counted={{ ...answer, ...changes }} />, { language })).text;

describe('what is expected of a campaign', () => {
  it('tells the people who are called to the end from those who are reached', async () => {
    const text = await render();
    expect(text).toMatch(/People called to the end\s*900/);
    expect(text).toMatch(/People reached\s*130/);
    expect(text).toContain('5 calls per second');
    expect(text).not.toContain('Calls a day at most');
  });

  it('shows its part of a pace that others take too, and what its numbers may make in a day', async () => {
    const basis = { ...answer.basis, expectedCallsPerSecond: 1.25, callsPerDay: 500 };
    expect(await render({ basis })).toContain('1.25 of 5 calls per second');
    const spanish = await render({ basis }, 'es');
    expect(spanish).toContain('de 5 llamadas por segundo');
    expect(spanish).toMatch(/Llamadas al día como máximo\s*500/);
  });

  it('says whether people are left at its end or after 60 days', async () => {
    const left = { left: 40, finishesAt: null };
    expect(await render(left)).toContain('Some people are left at the end');
    const long = await render({ ...left, problems: [tooLong] });
    expect(long).toContain('Not within 60 days');
    expect(long).toMatch(/Not called to the end\s*40/);
  });

  it('says that pace and cost are not known while no number is chosen', async () => {
    const text = await render({ basis: { ...answer.basis, accountCallsPerSecond: null } });
    expect(text).toContain('No number is chosen yet');
    expect(text).not.toContain('Cost');
  });
});
