import type { Draw } from '../decide/draw.ts';

const firstNames = [
  'James',
  'Mary',
  'Robert',
  'Patricia',
  'José',
  'María',
  'Luis',
  'Wei',
  'Olga',
  'Fatima',
  'Thomas',
  'Nancy',
  'Paul',
  'Ashley',
  'Noah',
  'Grace',
] as const;
const lastNames = [
  'Smith',
  'Johnson',
  'García',
  'Brown',
  'Nguyen',
  'Rodríguez',
  "O'Brien",
  'Kim',
  'Kowalski',
  'Okafor',
  'Patel',
  'Anderson',
  'Moore',
  'Martínez',
] as const;
/** A region, and the beginnings of its postal codes and numbers. */
type Place = readonly [region: string, postal: string, area: string];
const places: readonly [Place, ...Place[]] = [
  ['IL', '606', '312'],
  ['NY', '100', '212'],
  ['CA', '900', '213'],
  ['TX', '752', '214'],
  ['FL', '331', '305'],
];

const header =
  'Account Number,Full Name,Phone,Email,State,Zip,Balance,Original Amount,Opened,Creditor\n';

/** In the second week one balance in ten has grown, and one person in a hundred is not in the file any more. */
export type Week = 'first' | 'second';

/** As an agency writes them: dollar signs, thousands, days of the month first in American order. */
function writeRow(draw: Draw, number: number, week: Week): string {
  const [region, postal, area] = draw.oneOf(places);
  const last = draw.oneOf(lastNames);
  const name = `${draw.oneOf(firstNames)} ${last} ${last.slice(0, 2)}${number.toString(36)}`;
  const cents = String(draw.upTo(99)).padStart(2, '0');
  const owed = 50 + draw.upTo(9_000);
  const dollars = week === 'second' && number % 10 === 0 ? owed + 25 : owed;
  const balance =
    dollars > 999
      ? `"$${Math.floor(dollars / 1000)},${String(dollars % 1000).padStart(3, '0')}.${cents}"`
      : `$${dollars}.${cents}`;
  const phone = `(${area}) ${200 + (Math.floor(number / 10_000) % 800)}-${String(number % 10_000).padStart(4, '0')}`;
  const opened = `${String(1 + draw.upTo(11)).padStart(2, '0')}/${String(1 + draw.upTo(27)).padStart(2, '0')}/${2019 + draw.upTo(6)}`;
  const creditor = draw.oneOf(['First Bank', 'Harbor Credit Union', 'Lakeside Medical']);
  return `AC${String(number).padStart(8, '0')},${name},${phone},person${number}@example.com,${region},${postal}${String(number % 100).padStart(2, '0')},${balance},${owed + draw.upTo(500)}.00,${opened},${creditor}\n`;
}

/** A file of so many people, in pieces of one size, the last smaller; the same each time. */
export function* writeFile(
  draw: Draw,
  rows: number,
  pieceBytes: number,
  week: Week = 'first',
): Generator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let piece = new Uint8Array(pieceBytes);
  let length = 0;
  let text = header;
  for (let number = 1; number <= rows + 1; number += 1) {
    const isLast = number === rows + 1;
    const row = isLast ? '' : writeRow(draw, number, week);
    if (week === 'first' || number % 100 !== 7) text += row;
    if (text.length < 65_536 && !isLast) continue;
    let bytes = encoder.encode(text);
    text = '';
    while (length + bytes.length >= pieceBytes) {
      const room = pieceBytes - length;
      piece.set(bytes.subarray(0, room), length);
      yield piece;
      piece = new Uint8Array(pieceBytes);
      length = 0;
      bytes = bytes.subarray(room);
    }
    piece.set(bytes, length);
    length += bytes.length;
  }
  if (length > 0) yield piece.slice(0, length);
}
