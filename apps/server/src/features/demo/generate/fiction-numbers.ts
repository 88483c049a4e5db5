import { type DemoCountry, type Place, places } from './places.ts';
import { createRandom, shuffle } from './random.ts';

/** A number that is given to nobody, and where it belongs. */
export interface FictionNumber {
  e164: string;
  place: Place;
}

/** Digits of a whole number of each country, its calling code with them. */
const digits: Readonly<Record<DemoCountry, number>> = { US: 11, GB: 12, AU: 11 };

/**
 * The simulator answers the last lines of the United States' hundred in ways of their own, for tests; the
 * first are those of the people whom tests know by name, and of the organizations themselves.
 */
const isLeftOut = (country: DemoCountry, e164: string): boolean => {
  const line = Number(e164.slice(-4));
  return country === 'US' ? line < 130 || line > 188 : line === 0 || (line > 188 && line < 200);
};

/** More than anybody needs of one area. */
const mostLines = 2_500;

function listLines({ country }: Place, prefix: string): string[] {
  const open = digits[country] + 1 - prefix.length;
  return Array.from(
    { length: Math.min(10 ** open, mostLines) },
    (_, line) => `${prefix}${String(line).padStart(open, '0')}`,
  );
}

/** Two cities of Australia share an area, so that every other line belongs to the second. */
function belongsTo(place: Place, e164: string): boolean {
  const sharing = places.filter(({ prefixes }) => prefixes[0] === place.prefixes[0]);
  return sharing[Number(e164.slice(-1)) % sharing.length] === place;
}

/** Every number of a country that may be used, in an order that only looks like chance. */
export function listFictionNumbers(country: DemoCountry, seed: string): FictionNumber[] {
  const numbers = places
    .filter((place) => place.country === country)
    .flatMap((place) =>
      place.prefixes.flatMap((prefix) =>
        listLines(place, prefix)
          .filter((e164) => !isLeftOut(country, e164) && belongsTo(place, e164))
          .map((e164) => ({ e164, place })),
      ),
    );
  return shuffle(numbers, createRandom(`${seed} numbers ${country}`));
}
