import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Put into bodies, addresses and headers by tests, and found nowhere else. */
export const canary = 'Zebrafinch';

/** People of the sample data and of the tests. */
const names = [
  'Ana Torres',
  'Ann Able',
  'Bea Castillo',
  'Dana Brooks',
  'Dora Debtor',
  'Ellen Park',
  'Grace Kim',
  'Ivy Chen',
  'Miguel Reyes',
  'Nora Lindqvist',
  'Ruben Salas',
  'Sam Okafor',
  'Tom Whitfield',
];

/** The numbers of tests have the exchange 555, which nobody has. */
const forbidden: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a telephone number', pattern: /\+\d{10,15}|\b1?[2-9]\d{2}[ .-]?555[ .-]?\d{4}\b/ },
  { what: 'an email address', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.(?:example|com|org|test)\b/ },
  { what: 'an access token', pattern: /\beyJ[\w-]{10,}\.[\w-]+/ },
  { what: 'a key of a program', pattern: /\brfk_[\w-]{8,}/ },
  { what: 'the hash of a password', pattern: /\$argon2/ },
  { what: 'a password', pattern: /correct horse|(?<!find-)lawful-minute(?!\.ts)/ },
  { what: 'a name', pattern: new RegExp(names.join('|')) },
  { what: 'a part of a request', pattern: new RegExp(canary, 'i') },
];

export interface LogFinding {
  file: string;
  line: number;
  /** What it holds, without repeating it. */
  what: string;
}

export function searchText(text: string): Pick<LogFinding, 'line' | 'what'>[] {
  return text
    .split('\n')
    .flatMap((content, index) =>
      forbidden
        .filter(({ pattern }) => pattern.test(content))
        .map(({ what }) => ({ line: index + 1, what })),
    );
}

/** Everything in the logs of a folder that no log may hold, and how many lines there were to search. */
export function searchLogs(folder: string): { lines: number; findings: LogFinding[] } {
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
  const logs = files.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  return {
    lines: logs.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0),
    findings: logs.flatMap(({ file, text }) =>
      searchText(text).map((found) => ({ file, ...found })),
    ),
  };
}
