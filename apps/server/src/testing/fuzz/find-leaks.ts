import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));

/** What no answer to anyone holds: how it works inside, and what opens it. */
const inside: readonly { what: string; pattern: RegExp }[] = [
  { what: 'a stack trace', pattern: /\n\s+at .+:\d+:\d+|\\n\s+at .+:\d+:\d+/ },
  { what: 'a path of this machine', pattern: new RegExp(`${root}|node_modules/|node:internal`) },
  {
    what: 'a statement',
    pattern: /ringfence_(?:tenant|system|auth)|organization_id = \$|unnest\(\$|pg_catalog/,
  },
  {
    what: 'a fault of the database',
    pattern: /violates \w+ constraint|invalid input syntax|SQLSTATE/,
  },
  { what: 'the hash of a secret', pattern: /\$argon2|encrypted_password|secret_hash/ },
];

/** Everything in an answer that should not be there, without repeating it. */
export function findLeaks(text: string, secrets: readonly string[]): string[] {
  const found = inside.filter(({ pattern }) => pattern.test(text)).map(({ what }) => what);
  const isLeaked = secrets.some((secret) => text.includes(secret));
  return isLeaked ? [...found, 'something of another organization'] : found;
}
