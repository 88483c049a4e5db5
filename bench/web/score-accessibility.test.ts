import { describe, expect, it } from 'vitest';
import type { Impact, RuleResult } from '../../e2e/support/run-axe.ts';
import { scoreAccessibility } from './score-accessibility.ts';

const result = (impact: Impact, faults: string[] = []): RuleResult => ({
  rule: `a ${impact} rule`,
  impact,
  faults,
});

describe('scoreAccessibility', () => {
  it('is 100 where every rule is kept', () => {
    expect(scoreAccessibility([result('critical'), result('minor')])).toBe(100);
  });

  it('weighs a broken rule by how much it matters, however often it is broken', () => {
    const kept = [result('critical'), result('serious'), result('moderate')];
    expect(scoreAccessibility([...kept, result('critical', ['one', 'two'])])).toBe(66.6);
    expect(scoreAccessibility([...kept, result('minor', ['one'])])).toBe(95.2);
  });

  it('never rounds up to 100', () => {
    const kept = Array.from({ length: 5000 }, () => result('critical'));
    expect(scoreAccessibility([...kept, result('minor', ['one'])])).toBe(99.9);
  });

  it('refuses a page to which nothing applied', () => {
    expect(() => scoreAccessibility([])).toThrow('not looked at');
  });
});
