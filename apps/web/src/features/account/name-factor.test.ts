import { describe, expect, it } from 'vitest';
import { nameFactor } from './name-factor.ts';

describe('nameFactor', () => {
  it('takes the plain name for the first', () => {
    expect(nameFactor('App', [])).toBe('App');
    expect(nameFactor('App', ['Key', undefined])).toBe('App');
  });

  it('counts on from those that are there', () => {
    expect(nameFactor('App', ['App'])).toBe('App 2');
    expect(nameFactor('App', ['App', 'App 2'])).toBe('App 3');
  });

  it('fills a gap', () => {
    expect(nameFactor('App', ['App', 'App 3'])).toBe('App 2');
  });
});
