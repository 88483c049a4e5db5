import type { Impact, RuleResult } from '../../e2e/support/run-axe.ts';

const weights: Record<Impact, number> = { critical: 10, serious: 7, moderate: 3, minor: 1 };

function sumWeights(results: readonly RuleResult[]): number {
  return results.reduce((sum, { impact }) => sum + weights[impact], 0);
}

/**
 * The share of the rules that a page keeps among those that apply to it, each weighted by how much
 * it matters to people: 0 to 100. Rounded down, so that only a page without a fault reaches 100.
 */
export function scoreAccessibility(results: readonly RuleResult[]): number {
  if (results.length === 0) {
    throw new Error('No rule applied to the page, so it was not looked at');
  }
  const kept = results.filter(({ faults }) => faults.length === 0);
  return Math.floor((sumWeights(kept) / sumWeights(results)) * 1000) / 10;
}
