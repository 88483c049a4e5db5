import { describe, expect, it } from 'vitest';
import { livingIn } from '../testing/living-in.ts';
import { type FactsOverrides, makeSituation } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import { timeBarred } from './time-barred.ts';

const now = '2026-04-08T17:00:00Z';
const barred = { debt: { isTimeBarred: true } };
const at = (region: string, postalCode: string | null = null): FactsOverrides => ({
  ...barred,
  person: { region, postalCode },
});

describe('TIME_BARRED', () => {
  it('allows a debt that can still be sued for, everywhere', () => {
    for (const region of ['WI', 'MS', 'NY', 'MA', 'IL']) {
      const facts = { person: { region, postalCode: null } };
      expect(asking(timeBarred)(facts, now)).toBe('allow');
    }
  });

  it.each(['WI', 'MS'])('blocks where the debt is extinguished: %s', (region) => {
    expect(asking(timeBarred)(at(region), now)).toBe('block');
    const texts = { 'us-wi': 'Text.', 'us-ms': 'Text.' };
    expect(asking(timeBarred, { timeBarredDisclosures: texts })(at(region), now)).toBe('block');
    const creditor = { ...at(region), collectorRole: 'creditor' } as const;
    expect(asking(timeBarred)(creditor, now)).toBe('block');
  });

  it.each([
    ['NY', null, 'us-ny'],
    ['MA', null, 'us-ma'],
  ])('needs the disclosure that %s asks for', (region, postalCode, id) => {
    const ask = (text: string) =>
      asking(timeBarred, { timeBarredDisclosures: { [id]: text } })(at(region, postalCode), now);
    expect(asking(timeBarred)(at(region, postalCode), now)).toBe('block');
    expect(ask('')).toBe('block');
    expect(ask('  ')).toBe('block');
    expect(ask('The law limits how long you can be sued on a debt.')).toBe('allow');
  });

  it('needs both that of the state and that of the city', () => {
    const ask = (...ids: string[]) =>
      asking(timeBarred, {
        timeBarredDisclosures: Object.fromEntries(ids.map((id) => [id, 'Text.'])),
      })({ ...livingIn('newYork'), ...barred }, now);
    expect(ask('us-ny')).toBe('block');
    expect(ask('us-nyc')).toBe('block');
    expect(ask('us-ny', 'us-nyc')).toBe('allow');
  });

  it('is no matter where no law asks for anything', () => {
    expect(asking(timeBarred)(at('IL'), now)).toBe('allow');
    expect(asking(timeBarred, { pack: 'uk' })({ ...livingIn('uk'), ...barred }, now)).toBe('allow');
  });

  it('names the law and what would lift it', () => {
    const judge = (facts: FactsOverrides) => timeBarred.judge(makeSituation(facts), new Date(now));
    expect(judge(at('WI'))).toMatchObject({ citation: 'Wis. Stat. § 893.05' });
    expect(judge(at('NY'))).toMatchObject({ liftedBy: expect.stringMatching(/New York.*counsel/) });
  });
});
