import { packs } from '@ringfence/domain/compliance/packs/index';
import { packIds } from '@ringfence/domain/compliance/words';
import { describe, expect, it } from 'vitest';
import { createTranslator } from '../../../i18n/create-translator.ts';
import { listHolidays, listPackRows, listPlaceRows } from './list-pack-rows.ts';

const translator = await createTranslator('en', ['settings']);
const words = { t: translator.getFixedT('en', 'settings'), language: 'en' as const };
const tell = (rows: ReturnType<typeof listPackRows>) =>
  rows.map(({ what, rule }) => [what, ...rule].join(' | ').replaceAll(/\s/g, ' '));

describe('listPackRows', () => {
  it.each(packIds)('tells %s with words and a source for everything', (id) => {
    const rows = listPackRows(packs[id], words);
    expect(rows.length).toBeGreaterThan(0);
    for (const { rule, source } of rows) {
      expect(rule.join(' ')).not.toMatch(/policy\.|\{\{|undefined/);
      expect(source.citation).not.toBe('');
    }
  });

  it('tells hours, holidays, caps and the days after a notice', () => {
    expect(tell(listPackRows(packs['ca-on'], words))).toEqual([
      'Calling hours | Sun 1:00 PM–5:00 PM, Mon–Sat 7:00 AM–9:00 PM',
      'Public holidays | No calls. Holidays are known for 2022 to 2040; in any other year nobody is called.',
      'Call limits | At most 3 calls that reach someone or a voicemail in 7 days, for each person and debt. | Also applies to creditors collecting in their own name.',
      'After the notice | First call 7 days after the notice was sent, at the earliest.',
    ]);
  });

  it('tells a cap of one call a day as such', () => {
    expect(tell(listPackRows(packs.co, words))[2]).toContain('At most 1 call a day, for each');
  });

  it('tells the frequency of Regulation F, which is no cap of a pack', () => {
    expect(tell(listPackRows(packs.us, words))[1]).toContain('Seven calls in seven days');
  });
});

describe('listPlaceRows', () => {
  it('tells what a city asks for, and from when on', () => {
    const city = packs.us.jurisdictions.find(({ id }) => id === 'us-nyc');
    expect(tell(city === undefined ? [] : listPlaceRows(city, words))).toEqual([
      'Call limits | At most 2 calls in 7 days, for each person and debt. | In force until Aug 31, 2026. | Also applies to creditors collecting in their own name.',
      'Call limits | At most 3 calls in 7 days, for each person and debt. | In force from Sep 1, 2026. | Also applies to creditors collecting in their own name.',
      'Time-barred debt | No calls without the disclosure that your counsel confirmed.',
    ]);
  });

  it.each(packs.us.jurisdictions.map((place) => [place.name, place] as const))(
    'has words for everything that %s asks for',
    (_, place) => {
      for (const line of tell(listPlaceRows(place, words))) {
        expect(line).not.toMatch(/policy\.|\{\{|undefined/);
      }
    },
  );
});

describe('listHolidays', () => {
  const holidays = packs['ca-on'].holidays;

  it('lists the days of a year that is covered', () => {
    const days = holidays === null ? [] : listHolidays(holidays, 2026);
    expect(days[0]).toEqual({ day: '2026-01-01', name: "New Year's Day" });
    expect(days.map(({ day }) => day)).toContain('2026-07-01');
  });

  it('lists nothing of a year that is not', () => {
    expect(holidays === null ? null : listHolidays(holidays, 2099)).toEqual([]);
  });
});
