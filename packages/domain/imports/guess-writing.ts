import { cleanCell } from './clean-cell.ts';
import type { DateOrder, DecimalMark } from './import-words.ts';

/** The language that most people of a country write in; English where nobody knows the country. */
function findLocale(country: string): string {
  try {
    return `${new Intl.Locale('und', { region: country }).maximize().language}-${country}`;
  } catch {
    return 'en-US';
  }
}

/**
 * What decimals stand behind, by amounts of the file: "80.5" and "1,250.00" say a point, "80,5" a comma.
 * Where they say both, each amount has to be read by itself. Where they say nothing, it is what the
 * country writes; but if all that is seen would be thousands only in the other writing ("1.500" in the
 * United States), nothing is taken for granted.
 */
export function guessDecimalMark(amounts: readonly string[], country: string): DecimalMark {
  const numbers = amounts.map((amount) =>
    cleanCell(amount)
      .replace(/[^\d.,' ]/g, '')
      .trim(),
  );
  const says = (mark: string, other: string): boolean =>
    numbers.some(
      (number) =>
        new RegExp(`\\d\\${mark}\\d{1,2}$`).test(number) ||
        new RegExp(`\\${other}\\d{3}\\${mark}\\d+$`).test(number) ||
        new RegExp(`\\d\\${other}\\d{3}\\${other}\\d{3}`).test(number),
    );
  const [saysPoint, saysComma] = [says('.', ','), says(',', '.')];
  if (saysPoint !== saysComma) return saysPoint ? 'point' : 'comma';
  if (saysPoint) return 'either';
  const usual = new Intl.NumberFormat(findLocale(country)).format(1.5).includes(',')
    ? 'comma'
    : 'point';
  const doubtful = usual === 'point' ? /^\d{1,3}\.\d{3}$/ : /^\d{1,3},\d{3}$/;
  return numbers.some((number) => doubtful.test(number)) ? 'either' : usual;
}

const yearLast = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](?:\d{4}|\d{2})(?!\d)/;

/** The order of day, month and year: what a day after the twelfth shows, else what the country writes. */
export function guessDateOrder(dates: readonly string[], country: string): DateOrder {
  let [monthFirst, dayFirst] = [0, 0];
  for (const date of dates) {
    const [, first, second] = yearLast.exec(cleanCell(date)) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) dayFirst += 1;
    if (Number(second) > 12 && Number(first) <= 12) monthFirst += 1;
  }
  if (monthFirst !== dayFirst) return monthFirst > dayFirst ? 'month_first' : 'day_first';
  const parts = new Intl.DateTimeFormat(findLocale(country)).formatToParts(0);
  const first = parts.find(({ type }) => type !== 'literal')?.type;
  if (first === 'month') return 'month_first';
  return first === 'year' ? 'year_first' : 'day_first';
}
