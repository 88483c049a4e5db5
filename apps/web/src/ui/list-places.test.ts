import { describe, expect, it } from 'vitest';
import { listCountries, listCurrencies, listZones } from './list-places.ts';

describe('the countries', () => {
  it('are those of today, by their names in the language', () => {
    const countries = listCountries('es');
    expect(countries).toContainEqual({ code: 'ES', name: 'España' });
    expect(countries).toContainEqual({ code: 'MX', name: 'México' });
    expect(countries.length).toBeGreaterThan(230);
    const codes = countries.map(({ code }) => code);
    expect(codes.filter((code) => ['DD', 'SU', 'ZZ', 'EU'].includes(code))).toEqual([]);
    expect(new Set(countries.map(({ name }) => name)).size).toBe(countries.length);
  });
});

describe('the currencies', () => {
  it('are those that amounts can be read in', () => {
    const codes = listCurrencies('en').map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['USD', 'EUR', 'MXN', 'JPY']));
    expect(codes).not.toContain('XAU');
  });
});

describe('the zones', () => {
  it('have UTC once', () => {
    expect(listZones().filter((zone) => zone === 'UTC')).toEqual(['UTC']);
    expect(listZones()).toContain('America/New_York');
  });
});
