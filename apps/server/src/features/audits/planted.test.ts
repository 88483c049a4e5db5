import { rules } from '@ringfence/domain/compliance/rules/index';
import { describe, expect, it } from 'vitest';
import { notShown, planters } from './testing/planters/index.ts';

describe('every rule', () => {
  const planted = new Set(planters.map(({ code }) => code));

  it.each(rules.map(({ code }) => code))(
    '%s is planted, or it is said why it cannot be',
    (code) => {
      expect([planted.has(code), Object.hasOwn(notShown, code)]).toContain(true);
      expect(planted.has(code) && Object.hasOwn(notShown, code)).toBe(false);
    },
  );

  it('is one that there is', () => {
    const codes = new Set(rules.map(({ code }) => code));
    const named = [...planted, ...Object.keys(notShown)];
    expect(named.filter((code) => !codes.has(code))).toEqual([]);
  });
});
