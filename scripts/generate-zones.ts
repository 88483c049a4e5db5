import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { z } from 'zod';
import { findOffset } from '../packages/domain/zones/find-offset.ts';
import {
  correctedZones,
  furtherZones,
  mergedZones,
  type NumberingPlan,
  numberingPlans,
  overlays,
  preferredZones,
} from './zone-corrections.ts';

/** Two zones are one for us when their clocks agree on every one of these days. */
const comparedFrom = Date.UTC(2026, 0, 1);
const comparedDays = 730;

const fromHere = createRequire(import.meta.url);
const geoCarrier = fromHere.resolve('libphonenumber-geo-carrier');
const fromGeoCarrier = createRequire(geoCarrier);
const fromDomain = createRequire(new URL('../packages/domain/package.json', import.meta.url));

type ZoneSets = Map<string, Set<string>>;
type Prefixes = readonly [prefix: string, zones: string[]][];

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
    [
      'prefixes',
      present('prefixes', 'areas within calling codes', collectAreas(prefixes, callingCodes)),
    ],
    ['countries', present('countries', 'countries but the United States and Canada', countries)],
  ]);
}

function readPrefixes(): Prefixes {
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
function collectAreaCodes(prefixes: Prefixes): ZoneSets {
  const found: ZoneSets = new Map();
  for (const [prefix, zones] of prefixes) {
    if (!/^1\d{3}/.test(prefix)) continue;
    const code = prefix.slice(1, 4);
    found.set(code, new Set([...(found.get(code) ?? []), ...zones]));
  }
  for (const [code, below] of Object.entries(overlays)) {
    found.set(code, new Set([...(found.get(code) ?? []), ...(found.get(below) ?? [])]));
  }
  for (const [code, zones] of Object.entries(furtherZones)) {
    found.set(code, new Set([...(found.get(code) ?? []), ...zones]));
  }
  for (const [code, zones] of Object.entries(correctedZones)) found.set(code, new Set(zones));
  return found;
}

/**
 * The map names some zones after a neighbour that once had the same clock (Algeria's after Paris) and
 * leaves out some whose clocks differ today (Punta Arenas, Kaliningrad, Bougainville): the countries' own
 * come first, and those of other countries only where there are none.
 */
function collectCallingCodes(
  prefixes: Prefixes,
  countriesByCode: Record<string, string[]>,
): ZoneSets {
  const found: ZoneSets = new Map();
  const all = Object.values(countriesByCode).flat();
  const listed = new Set(all.flatMap((country) => listZones(country, [])));
  for (const [code, countries] of Object.entries(countriesByCode)) {
    if (code === '1') continue;
    const known = prefixes
      .filter(([prefix]) => prefix.startsWith(code))
      .flatMap(([, zones]) => zones);
    const own = countries.flatMap((country) => listZones(country, known));
    const others = known.filter((zone) => own.length === 0 || !listed.has(zone));
    found.set(code, new Set(dropAlike([...own, ...others.toSorted()])));
  }
  return found;
}

/** By calling code: each set of zones with the areas that lie in it. */
function collectAreas(prefixes: Prefixes, callingCodes: ZoneSets): string[] {
  return Object.entries(numberingPlans).flatMap(([code, plan]) => {
    const country = [...(callingCodes.get(code) ?? [])];
    const below = prefixes
      .filter(([prefix]) => prefix.startsWith(code) && prefix !== code)
      .map(([prefix, zones]): [string, string[]] => [prefix.slice(code.length), zones]);
    const areas = joinSiblings(readAreas(plan, below, country), plan.longest);
    return groupByZones(areas).map((line) => `${code} ${line}`);
  });
}

function readAreas(plan: NumberingPlan, prefixes: Prefixes, country: string[]): ZoneSets {
  const found: ZoneSets = new Map();
  for (let number = 0; number < 10 ** plan.longest; number += 1) {
    const digits = String(number).padStart(plan.longest, '0');
    const lengths = Array.from({ length: plan.longest }, (_, index) => index + 1);
    const area = lengths
      .map((length) => digits.slice(0, length))
      .find((part) => plan.areas.test(part));
    if (area === undefined || found.has(area)) continue;
    const zones = plan.corrections?.[area] ?? unitePrefixes(area, prefixes, country);
    if (zones !== undefined) found.set(area, new Set(zones));
  }
  return found;
}

/** Never below an area: numbers are carried within it. Undefined where the map knows the country alone. */
function unitePrefixes(area: string, prefixes: Prefixes, country: string[]): string[] | undefined {
  const above = prefixes
    .filter(([prefix]) => area.startsWith(prefix))
    .toSorted(([one], [other]) => other.length - one.length)
    .slice(0, 1);
  if (above.length === 0) return undefined;
  const below = prefixes.filter(([prefix]) => prefix.startsWith(area) && prefix !== area);
  const zones = [...above, ...below]
    .flatMap(([, all]) => all)
    .flatMap((zone) => [zone, ...(mergedZones[zone] ?? [])])
    .map((zone) => country.find((own) => describeClock(own) === describeClock(zone)));
  // A zone that is none of the country's tells nothing.
  return zones.every((zone) => zone !== undefined) ? zones : undefined;
}

/** Ten areas that differ in their last digit and agree in their zones are one. */
function joinSiblings(areas: ZoneSets, longest: number): ZoneSets {
  const joined = new Map([...areas].map(([area, zones]) => [area, [...zones].toSorted()]));
  for (let length = longest; length > 1; length -= 1) {
    const parents = new Set([...joined.keys()].map((area) => area.slice(0, length - 1)));
    for (const parent of parents) {
      const siblings = Array.from({ length: 10 }, (_, digit) => `${parent}${digit}`);
      const [first] = siblings;
      const zones = joined.get(first ?? '');
      if (zones === undefined) continue;
      if (!siblings.every((area) => joined.get(area)?.join() === zones.join())) continue;
      for (const area of siblings) joined.delete(area);
      joined.set(parent, zones);
    }
  }
  return new Map([...joined].map(([area, zones]) => [area, new Set(zones)]));
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
  const first = zones.filter((zone) => known.includes(zone) || preferredZones.includes(zone));
  return [...first, ...zones];
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
