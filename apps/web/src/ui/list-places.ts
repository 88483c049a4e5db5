import { findMinorDigits } from '@ringfence/domain/money/currencies';

interface Place {
  code: string;
  name: string;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('');
/** Names that are no country: groups of them, and codes for tests. */
const noCountries = ['EU', 'EZ', 'QO', 'UN', 'XA', 'XB', 'ZZ'];

function sortByName(places: Place[], locale: string): Place[] {
  return places.toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

/** The countries that the browser knows a name of, in the reader's language. */
export function listCountries(locale: string): Place[] {
  const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => `${first}${second}`));
  const places = codes.flatMap((code) => {
    // A code that is not used any more is known under the one that took its place.
    const isCurrent = new Intl.Locale(`und-${code}`).region === code;
    const name = isCurrent && !noCountries.includes(code) ? names.of(code) : undefined;
    return name === undefined ? [] : [{ code, name }];
  });
  return sortByName(places, locale);
}

/** The currencies in use, with their names. */
export function listCurrencies(locale: string): Place[] {
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const codes = Intl.supportedValuesOf('currency').filter(
    (code) => findMinorDigits(code) !== undefined,
  );
  return sortByName(
    codes.map((code) => ({ code, name: names.of(code) ?? code })),
    locale,
  );
}

/** The time zones of the browser, and UTC. */
export function listZones(): string[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];
}
