import { isTestFile } from '../classify-file.ts';
import type { Repository } from '../read-repository.ts';
import { looksLikeSql } from '../recognise-sql.ts';
import type { Violation } from '../violation.ts';

const rule = 'sql-place';

const allowedPlaces: readonly RegExp[] = [
  /\/(.+\.)?queries\.ts$/,
  /\/queries\/[^/]+\.ts$/,
  /^apps\/server\/migrations\//,
  /^apps\/server\/src\/(platform|auth|dialer|testing)\//,
];

/** SQL lives where it is looked for: in queries.ts, or in the parts that are about the database. */
export function checkSqlPlaces(repository: Repository): Violation[] {
  return repository.files
    .filter(({ path }) => /^(apps\/server|packages)\//.test(path) && !isTestFile(path))
    .filter(({ path }) => !allowedPlaces.some((place) => place.test(path)))
    .flatMap((file) =>
      file.literals.filter(looksLikeSql).map(({ line, text }) => ({
        rule,
        file: file.path,
        line,
        message: `SQL (${abbreviate(text)}) outside queries.ts; move the statement into the queries.ts beside this file.`,
      })),
    );
}

function abbreviate(text: string): string {
  const words = text.trim().split(/\s+/).slice(0, 4).join(' ');
  return words.length > 40 ? `${words.slice(0, 40)}…` : words;
}
