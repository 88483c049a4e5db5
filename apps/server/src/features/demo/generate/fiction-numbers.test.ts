import { parsePhone } from '@ringfence/domain/phone/parse-phone';
import { findCandidateZones } from '@ringfence/domain/zones/find-candidate-zones';
import { describe, expect, it } from 'vitest';
import { listFictionNumbers } from './fiction-numbers.ts';
import { demoCountries } from './places.ts';
import { fullDemo, planParts } from './plan-parts.ts';

/** As the authorities keep them: NANPA 555-01XX, Ofcom's numbers for drama, ACMA's for fiction. */
const kept = {
  US: /^\+1[2-9]\d{2}55501\d{2}$/,
  GB: /^\+44(1(13|14|16|17|21|31|41|51|61)4960|2079460|1914980|2920180|2896496)\d{3}$/,
  AU: /^\+61[2378](5550|7010)\d{4}$/,
};

describe.each(demoCountries)('numbers of %s', (country) => {
  const numbers = listFictionNumbers(country, 'test');

  it('are all kept for fiction, each once, and can be read and placed', () => {
    expect(new Set(numbers.map(({ e164 }) => e164)).size).toBe(numbers.length);
    const wrong = numbers.filter(({ e164, place }) => {
      const parsed = parsePhone(e164, country);
      const { region, postalCodes } = place;
      const postalCode = postalCodes[0] ?? null;
      const address = { country, region, postalCode, confirmedZone: null, phones: [e164] };
      return (
        !kept[country].test(e164) ||
        parsed?.e164 !== e164 ||
        parsed.country !== country ||
        findCandidateZones(address, e164).length === 0
      );
    });
    expect(wrong).toEqual([]);
  });

  it('are enough for everybody of the full demo', () => {
    const parts = planParts(new Date('2026-06-10T15:00:00Z'), fullDemo);
    const own = parts.filter((part) => part.country === country);
    expect(own.length).toBeGreaterThan(0);
    for (const { firstNumber, numbers: taken } of own) {
      expect(firstNumber + taken).toBeLessThanOrEqual(numbers.length);
    }
  });

  it('come in the same order from the same seed, and in another from another', () => {
    expect(listFictionNumbers(country, 'test').slice(0, 50)).toEqual(numbers.slice(0, 50));
    expect(listFictionNumbers(country, 'other').slice(0, 50)).not.toEqual(numbers.slice(0, 50));
  });
});
