import { describe, expect, it } from 'vitest';
import { findAmountExample, findDateExample } from './find-example.ts';

const column = (field: 'opened_on' | 'balance' | 'email', ...samples: string[]) => ({
  name: field,
  field,
  position: 0,
  customName: null,
  confidence: 1,
  because: 'header' as const,
  samples,
});
const reader = { language: 'en', now: new Date('2026-11-15T12:00:00Z') } as const;

describe('a date of the file', () => {
  it.each([
    ['month_first', 'Mar 4, 2026'],
    ['day_first', 'Apr 3, 2026'],
  ] as const)('is shown as %s reads it', (dateOrder, value) => {
    const columns = [column('email', '03/04/2020'), column('opened_on', '', '03/04/2026')];
    expect(findDateExample({ columns, dateOrder }, columns, reader)).toEqual({
      text: '03/04/2026',
      value,
    });
  });

  it('is rather one whose order matters', () => {
    const columns = [column('opened_on', '4 March 2026', '25/12/2026')];
    const read = (dateOrder: 'day_first' | 'month_first') =>
      findDateExample({ columns, dateOrder }, columns, reader)?.value;
    expect(read('day_first')).toBe('Dec 25, 2026');
    expect(read('month_first')).toBeNull();
  });

  it('may be missing', () => {
    const columns = [column('email', '03/04/2026')];
    expect(findDateExample({ columns, dateOrder: 'day_first' }, columns, reader)).toBeNull();
  });
});

describe('an amount of the file', () => {
  it.each([
    ['point', null],
    ['comma', '$1,234.50'],
    ['either', '$1,234.50'],
  ] as const)('is shown with a %s before the cents', (decimalMark, value) => {
    const columns = [column('balance', '20', '1.234,50')];
    const mapping = { columns, currency: 'USD', decimalMark };
    expect(findAmountExample(mapping, columns, 'en')).toEqual({ text: '1.234,50', value });
  });

  it('is none that is owed to the person', () => {
    const columns = [column('balance', '(5,00)', '-7.25', '1.234,50')];
    const mapping = { columns, currency: 'USD', decimalMark: 'comma' as const };
    expect(findAmountExample(mapping, columns, 'en')?.text).toBe('1.234,50');
  });

  it('that could be both is shown', () => {
    const columns = [column('balance', '1.234')];
    const mapping = { columns, currency: 'USD', decimalMark: 'either' as const };
    expect(findAmountExample(mapping, columns, 'en')?.value).toBeNull();
  });
});
