import * as z from 'zod';

/** Using, changing and selling what is built with these requires no more than a notice. */
const looked = new Set([
  '(MIT AND Zlib)',
  'MIT AND ISC',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT OR Apache-2.0',
  'MIT-0',
  // Changes to its own files are to be published; there are none.
  'MPL-2.0',
  // A font, which may be shipped with anything and not be sold alone.
  'OFL-1.1',
]);

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
    }),
  ),
});

interface UsedPackage {
  name: string;
  licence: string;
}

export interface LicenceGroup {
  licence: string;
  packages: string[];
}

/** Those of others: neither the product itself nor its own parts. */
export function readPackages(lockFile: string): UsedPackage[] {
  const { packages } = lock.parse(JSON.parse(lockFile));
  return Object.entries(packages).flatMap(([path, { version, license, link }]) => {
    const [, name] = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(path) ?? [];
    if (name === undefined || link === true) return [];
    return [{ name: `${name}@${version ?? '?'}`, licence: license ?? 'no licence' }];
  });
}

export function groupLicences(packages: readonly UsedPackage[]): {
  known: LicenceGroup[];
  unknown: LicenceGroup[];
} {
  const groups = [...Map.groupBy(packages, ({ licence }) => licence)]
    .map(([licence, used]) => ({
      licence,
      packages: [...new Set(used.map(({ name }) => name))].toSorted(),
    }))
    .toSorted((left, right) => left.licence.localeCompare(right.licence));
  return {
    known: groups.filter(({ licence }) => looked.has(licence)),
    unknown: groups.filter(({ licence }) => !looked.has(licence)),
  };
}
