import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOrders } from './import-words.ts';
import { readDate } from './read-date.ts';

const now = new Date('2026-06-10T16:00:00Z');
const read = (text: string, order: (typeof dateOrders)[number] = 'month_first') =>
  readDate(text, order, now);

describe('a day', () => {
  it.each([
    '2026-03-04',
    '2026/3/4',
    '2026.03.04',
    '20260304',
    'Mar 4, 2026',
    'March 4th, 2026',
    'Wednesday, March 4, 2026',
    'Wed Mar 04 2026',
    '4 March 2026',
    '04-MAR-26',
    '04-Mar-2026',
    '4mar2026',
    '2026-Mar-04',
    '4 de marzo de 2026',
    '4 de marzo del 2026',
    'miércoles, 4 de marzo de 2026',
    '46085',
    '46085.0',
    '46085.75',
    '2026-03-04 00:00:00.000',
    '2026-03-04T23:59:59-05:00',
    '4 March 2026, 3:30 p. m.',
  ])('is read from %j in any order', (text) => {
    for (const order of dateOrders) expect(read(text, order)).toBe('2026-03-04');
  });

  it.each([
    ['03/04/2026', 'month_first', '2026-03-04'],
    ['03/04/2026', 'day_first', '2026-04-03'],
    ['3-4-26', 'month_first', '2026-03-04'],
    ['3.4.26', 'day_first', '2026-04-03'],
    ['26/03/04', 'year_first', '2026-03-04'],
    ['03042026', 'month_first', '2026-03-04'],
    ['03042026', 'day_first', '2026-04-03'],
    ['12/31/2025', 'month_first', '2025-12-31'],
    ['31/12/2025', 'day_first', '2025-12-31'],
    ['29/02/2024', 'day_first', '2024-02-29'],
    ['3/4/2026 12:00:00 AM', 'month_first', '2026-03-04'],
    ['3/4/26 0:00', 'day_first', '2026-04-03'],
  ] as const)('%s with %s is %s', (text, order, day) => {
    expect(read(text, order)).toBe(day);
  });

  it.each([
    ['25/12/2026', 'month_first'],
    ['12/25/2026', 'day_first'],
    ['03/04/2026', 'year_first'],
    ['02/30/2026', 'month_first'],
    ['29/02/2025', 'day_first'],
  ] as const)('%s with %s is not turned round', (text, order) => {
    expect(read(text, order)).toBeUndefined();
  });

  it.each([
    ['01/02/36', '2036-01-02'],
    ['01/02/37', '1937-01-02'],
    ['01/02/99', '1999-01-02'],
    ['01/02/00', '2000-01-02'],
  ])('of two digits of a year, %s, is at most ten years ahead: %s', (text, day) => {
    expect(read(text)).toBe(day);
  });

  it.each([
    '',
    'N/A',
    'null',
    '00/00/0000',
    '0000-00-00',
    '01/00/1900',
    '1/0/00',
    '1900-01-00',
    '0',
    '1900-01-01',
    '01/01/0001',
    '1/1/1753',
    '12/31/9999',
    '99991231',
    '1900-01-01 00:00:00',
  ])('is not read from %j', (text) => {
    expect(read(text)).toBeNull();
  });

  it.each([
    'soon',
    'March 2026',
    '2026',
    '4 Foo 2026',
    '1234',
    '13/13/2026',
    '99999999',
    '2026-13-01',
    '01/01/1850',
    '2026 12:00',
    '2026-03-04 or later',
    `2026-03-04${' '.repeat(80)}`,
  ])('is not read from %j', (text) => {
    expect(read(text)).toBeUndefined();
  });

  it('of any year is read back from every way of writing it', () => {
    const days = fc.date({
      min: new Date('1954-10-04'),
      max: new Date('2100-12-31'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = day.split('-');
        const name = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(
          date,
        );
        const nombre = new Intl.DateTimeFormat('es', { month: 'long', timeZone: 'UTC' }).format(
          date,
        );
        const serial = Math.round((Date.parse(day) - Date.UTC(1899, 11, 30)) / 86_400_000);
        expect(read(day)).toBe(day);
        expect(read(`${month}/${dayOfMonth}/${year}`, 'month_first')).toBe(day);
        expect(read(`${dayOfMonth}.${month}.${year}`, 'day_first')).toBe(day);
        expect(read(`${name} ${Number(dayOfMonth)}, ${year}`)).toBe(day);
        expect(read(`${Number(dayOfMonth)} de ${nombre} de ${year}`)).toBe(day);
        expect(read(String(serial))).toBe(day);
      }),
    );
  });
});
