import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupLicences, readPackages } from './licences/group-licences.ts';

/**
 * `npm run licences`: every package that is used, by its licence, as the lock file has it. Ends with 1 where one
 * has a licence that nobody has looked at yet.
 */
const lockFile = readFileSync(join(import.meta.dirname, '../package-lock.json'), 'utf8');
const { known, unknown } = groupLicences(readPackages(lockFile));
for (const { licence, packages } of [...known, ...unknown]) {
  console.log(`${licence} (${packages.length})`);
  for (const name of packages) console.log(`  ${name}`);
}
if (unknown.length > 0) {
  console.error(`Not looked at yet: ${unknown.map(({ licence }) => licence).join(', ')}`);
  process.exitCode = 1;
}
