import type { Draw } from './draw.ts';

/** Stands in everything that is sent: neither an answer to somebody else nor a log may hold it. */
export const canary = 'Zebrafinch';

const nest = (levels: number): unknown => {
  let value: unknown = canary;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

const cursorOf = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '\0',
  `${canary}\0`,
  `${canary} \ud83d`,
  '\udc00\ud800',
  '\ufeff',
  '\u202e\u200b',
  '\r\n\r\n',
  'ﷺ',
  '👩‍👧‍👦'.repeat(40),
  `${canary}'; drop table contacts; --`,
  `' or '1'='1`,
  `$$;select pg_sleep(0);$$`,
  '%',
  '_',
  '\\',
  '*',
  ':*',
  '& | !',
  '(a+)+$',
  '[[:alpha:]',
  `<script>alert('${canary}')</script>`,
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  'file:///etc/passwd',
  'http://127.0.0.1:1/',
  '__proto__',
  'constructor',
  'toString',
  '-1',
  '0',
  '1e309',
  'NaN',
  '9'.repeat(400),
  '0x10',
  '1.5',
  'true',
  'null',
  'undefined',
  'all',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '1900-01-01',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '2026-06-10T16:00:00+14:00',
  '24:00',
  '+275760-09-13T00:00:00Z',
  '+1312555',
  '+999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF',
  'zz',
  'US',
  'XX',
  'USD',
  'America/Nowhere',
  `${canary}@harbor.example`,
  cursorOf([canary]),
  cursorOf({ id: '\0' }),
  cursorOf(['9999-12-31T00:00:00Z', 'x']),
  'x'.repeat(1_001),
  'x'.repeat(20_000),
];

export const hostileNumbers: readonly number[] = [
  0,
  -1,
  -0,
  1.5,
  2 ** 15,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  -(2 ** 63),
  1e15,
  1e308,
];

const hostileOthers: readonly unknown[] = [
  null,
  true,
  false,
  ...hostileNumbers,
  [],
  {},
  [[]],
  [null],
  [canary],
  { [canary]: canary },
  { constructor: { prototype: { isAdmin: true } } },
  { $gt: '' },
  { length: 1e9 },
  nest(12),
  nest(60),
  Array.from({ length: 1_500 }, (_, index) => index),
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`field${index}`, index])),
];

export function drawHostile(draw: Draw): unknown {
  return draw.percent(65) ? draw.pick(hostileTexts) : draw.pick(hostileOthers);
}
