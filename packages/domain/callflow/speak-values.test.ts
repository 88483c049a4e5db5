import { describe, expect, it } from 'vitest';
import { speakName } from './speak-name.ts';
import { speakPromise } from './speak-promise.ts';
import { speakDay, speakMoney, speakReference } from './speak-values.ts';

const today = '2026-11-18';

describe('an amount', () => {
  it.each([
    [123_450, 'USD', '$1,234.50', '$1,234.50'],
    [25_000, 'USD', '$250', '$250'],
    [99, 'USD', '$0.99', '$0.99'],
    [100_000_001, 'USD', '$1,000,000.01', '$1,000,000.01'],
    [123_450, 'CAD', '1,234.50 Canadian dollars', '1,234.50 dólares canadienses'],
    [100, 'EUR', '1 euro', '1 euro'],
    [5_000, 'JPY', '5,000 Japanese yen', '5,000 yenes japoneses'],
  ])('%i %s is %s, %s', (amountMinor, currency, english, spanish) => {
    expect(speakMoney(amountMinor, currency, 'en')).toBe(english);
    expect(speakMoney(amountMinor, currency, 'es')).toBe(spanish);
  });
});

describe('a day', () => {
  it.each([
    ['2026-11-27', 'Friday, November 27', 'viernes, 27 de noviembre'],
    ['2026-01-01', 'Thursday, January 1', 'jueves, 1 de enero'],
    ['2027-01-04', 'Monday, January 4, 2027', 'lunes, 4 de enero de 2027'],
    ['2024-02-29', 'Thursday, February 29, 2024', 'jueves, 29 de febrero de 2024'],
  ])('%s is %s, %s', (day, english, spanish) => {
    expect(speakDay(day, 'en', today)).toBe(english);
    expect(speakDay(day, 'es', today)).toBe(spanish);
  });
});

describe('a reference', () => {
  it.each([
    ['AB-20417', '0 4 1 7'],
    ['12-3A', '1 2 3 A'],
    ['7', '7'],
    ['', ''],
  ])('%s is %s', (reference, spoken) => {
    expect(speakReference(reference)).toBe(spoken);
  });
});

describe('a name', () => {
  it.each([
    ['SMITH, JOHN', 'John Smith'],
    ['Smith, Ann Mary', 'Ann Mary Smith'],
    ['john o’neill', 'John O’Neill'],
    ['MARÍA JOSÉ NÚÑEZ-PÉREZ', 'María José Núñez-Pérez'],
    ['Ronald McDonald', 'Ronald McDonald'],
    ['John Smith, Jr.', 'John Smith, Jr.'],
    ['JOHN SMITH III', 'John Smith III'],
    ['  Ann   Smith ', 'Ann Smith'],
    ['Cher', 'Cher'],
    ['', ''],
  ])('%j is %j', (name, spoken) => {
    expect(speakName(name)).toBe(spoken);
  });
});

describe('a promise', () => {
  const dueOn = ['2026-11-27', '2026-12-11', '2026-12-25'];
  const make = (...amounts: readonly number[]) =>
    amounts.map((amountMinor, index) => ({ amountMinor, dueOn: dueOn[index] ?? '' }));
  const inWords = (instalments: ReturnType<typeof make>, language: 'en' | 'es') =>
    speakPromise(instalments, { currency: 'USD', language, today });

  it('is one amount by a day', () => {
    expect(inWords(make(25_000), 'en')).toBe('$250 by Friday, November 27');
    expect(inWords(make(25_000), 'es')).toBe('$250 a más tardar el viernes, 27 de noviembre');
  });

  it('is said whole where it has several payments', () => {
    expect(inWords(make(10_000, 10_000, 10_000), 'en')).toBe(
      'in 3 payments of $100, the first by Friday, November 27, then one every 14 days',
    );
    expect(inWords(make(3_334, 3_333, 3_333), 'es')).toBe(
      'en 3 pagos, 1 de $33.34, después 2 de $33.33, el primero a más tardar el viernes, 27 de noviembre y después uno cada 14 días',
    );
  });

  it('is nothing without payments', () => {
    expect(inWords([], 'en')).toBeNull();
  });
});
