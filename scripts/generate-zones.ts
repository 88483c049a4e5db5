import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { findOffset } from '../packages/domain/zones/find-offset.ts';

/**
 * Area codes that were laid over another one and for which the data knows less than for the code below:
 * they lie wherever it lies.
 */
const overlays: Readonly<Record<string, string>> = {
  236: '250',
  257: '250',
  364: '270',
  367: '418',
  448: '850',
  458: '541',
  /** The data gives it Manitoba's clocks; it is Saskatchewan's. */
  474: '306',
  581: '418',
  672: '250',
  /** The data puts it into Central time; it is Orlando's. */
  689: '407',
  /** In service since 2025, not in the data yet. */
  729: '423',
  778: '250',
  879: '709',
  930: '812',
  986: '208',
};

/** Two zones are one for us when their clocks agree on every one of these days. */
const comparedFrom = Date.UTC(2026, 0, 1);
const comparedDays = 730;

const fromHere = createRequire(import.meta.url);
const geoCarrier = fromHere.resolve('libphonenumber-geo-carrier');
const fromGeoCarrier = createRequire(geoCarrier);
const fromDomain = createRequire(new URL('../packages/domain/package.json', import.meta.url));

type ZoneSets = Map<string, Set<string>>;

/** The files of zone data, by their names. */
export function generateZoneFiles(): ReadonlyMap<string, string> {
  const prefixes = readPrefixes();
  const countriesByCode = readCallingCodes();
  const areaCodes = collectAreaCodes(prefixes);
  const callingCodes = collectCallingCodes(prefixes, countriesByCode);
  const countries = collectCountries(callingCodes, countriesByCode);
  return new Map([
    ['area-codes', present('areaCodes', 'area codes of North America', groupByZones(areaCodes))],
    ['calling-codes', present('callingCodes', 'calling codes', groupByZones(callingCodes))],
    ['countries', present('countries', 'countries but the United States and Canada', countries)],
  ]);
}

function readPrefixes(): [prefix: string, zones: string[]][] {
  const { deserialize } = z
    .object({ deserialize: z.function({ input: [z.instanceof(Uint8Array)], output: z.unknown() }) })
    .parse(fromGeoCarrier('bson'));
  const file = new URL('../resources/timezones.bson', pathToFileURL(geoCarrier));
  const data = z.record(z.string(), z.string()).parse(deserialize(readFileSync(file)));
  return Object.entries(data).map(([prefix, zones]) => [prefix, zones.split('&')]);
}

function readCallingCodes(): Record<string, string[]> {
  return z
    .object({ country_calling_codes: z.record(z.string(), z.array(z.string())) })
    .parse(fromDomain('libphonenumber-js/metadata.min.json')).country_calling_codes;
}

/** The union over all longer prefixes: numbers are carried within their area. */
function collectAreaCodes(prefixes: [string, string[]][]): ZoneSets {
  const found: ZoneSets = new Map();
  for (const [prefix, zones] of prefixes) {
    if (!/^1\d{3}/.test(prefix)) continue;
    const code = prefix.slice(1, 4);
    found.set(code, new Set([...(found.get(code) ?? []), ...zones]));
  }
  for (const [code, below] of Object.entries(overlays)) {
    found.set(code, new Set([...(found.get(code) ?? []), ...(found.get(below) ?? [])]));
  }
  return found;
}

/**
 * The data names some zones after a neighbour with the same clock (Ireland's after London) and leaves out
 * some whose clocks differ today (Punta Arenas, Kaliningrad, Bougainville): the countries' own come first.
 */
function collectCallingCodes(
  prefixes: [string, string[]][],
  countriesByCode: Record<string, string[]>,
): ZoneSets {
  const found: ZoneSets = new Map();
  for (const [code, countries] of Object.entries(countriesByCode)) {
    if (code === '1') continue;
    const known = prefixes.filter(([prefix]) => prefix.startsWith(code)).flatMap(([, all]) => all);
    const own = countries.flatMap((country) => listZones(country, known));
    found.set(code, new Set(dropAlike([...own, ...known.toSorted()])));
  }
  return found;
}

/** A country whose clocks agree has one zone; any other lies wherever its calling code does. */
function collectCountries(callingCodes: ZoneSets, byCode: Record<string, string[]>): string[] {
  return Object.entries(byCode)
    .flatMap(([code, countries]) =>
      countries
        .filter((country) => country !== 'US' && country !== 'CA')
        .map((country) => {
          const shared = [...(callingCodes.get(code) ?? [])];
          const own = dropAlike(listZones(country, shared));
          const zones = own.length === 1 ? own : shared;
          if (zones.length === 0) throw new Error(`No zone is known for ${country}`);
          return `${country} ${zones.toSorted().join(' ')}`;
        }),
    )
    .toSorted();
}

/** Those whose clocks differ from all before them. */
function dropAlike(zones: string[]): string[] {
  const kept = new Map<string, string>();
  for (const zone of zones) {
    const clock = describeClock(zone);
    if (!kept.has(clock)) kept.set(clock, zone);
  }
  return [...kept.values()];
}

const described = new Map<string, string>();

function describeClock(zone: string): string {
  const known = described.get(zone);
  if (known !== undefined) return known;
  const days = Array.from({ length: comparedDays }, (_, day) => comparedFrom + day * 86_400_000);
  const clock = days.map((time) => findOffset(zone, time)).join();
  described.set(zone, clock);
  return clock;
}

/** Unicode's list of a country's zones, the better known names first; it has none for a few islands. */
function listZones(country: string, known: string[]): string[] {
  const locale = new Intl.Locale(`und-${country}`);
  // The library that we compile with does not know this method yet.
  const method: unknown = Reflect.get(locale, 'getTimeZones');
  if (typeof method !== 'function') throw new Error('Node 24 or newer is needed');
  const zones =
    z
      .array(z.string())
      .optional()
      .parse(Reflect.apply(method, locale, [])) ?? [];
  return [...zones.filter((zone) => known.includes(zone)), ...zones];
}

function groupByZones(sets: ZoneSets): string[] {
  const groups = new Map<string, string[]>();
  for (const [code, zones] of [...sets].toSorted(([one], [other]) => one.localeCompare(other))) {
    const key = [...zones].toSorted().join(' ');
    groups.set(key, [...(groups.get(key) ?? []), code]);
  }
  return [...groups].map(([zones, codes]) => `${zones}: ${codes.join(' ')}`).toSorted();
}

function present(name: string, what: string, lines: string[]): string {
  return `/**
 * The zones of ${what}. Made by \`scripts/generate-zones.ts\`; do not edit.
 *
 * From the time zone map of Google's libphonenumber (Apache License 2.0, The Libphonenumber Authors),
 * as packed by libphonenumber-geo-carrier, and the zones of countries in Unicode's CLDR.
 */
export const ${name} = \`
${lines.map((line) => `  ${line}`).join('\n')}
\`;
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, text] of generateZoneFiles()) {
    const file = `packages/domain/zones/${name}.generated.ts`;
    writeFileSync(new URL(`../${file}`, import.meta.url), text);
    console.log(`Wrote ${file}`);
  }
}
