import axe from 'axe-core';
import type { Page } from 'playwright-core';
import * as z from 'zod';

const impact = z.enum(['minor', 'moderate', 'serious', 'critical']);
export type Impact = z.infer<typeof impact>;

const ruleResult = z.object({
  rule: z.string(),
  /** How much it matters to people: the rule's own, whether it passed or not. */
  impact,
  /** Where the page breaks it, in one line each; none where it keeps it. */
  faults: z.array(z.string()),
});
export type RuleResult = z.infer<typeof ruleResult>;

/** Runs in the page. Of a rule that passed, only its checks tell how much it matters. */
const program = `(async () => {
  const ranks = ['minor', 'moderate', 'serious', 'critical'];
  const { passes, violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    resultTypes: ['violations', 'passes'],
  });
  const rankOf = ({ impact, nodes }) =>
    Math.max(0, ranks.indexOf(impact), ...nodes.flatMap(({ any, all, none }) =>
      [...any, ...all, ...none].map((check) => ranks.indexOf(check.impact))));
  const present = (result, faults) =>
    ({ rule: result.id, impact: ranks[rankOf(result)], faults });
  return [
    ...passes.map((result) => present(result, [])),
    ...violations.map((result) => present(result, result.nodes.map(({ target, failureSummary }) =>
      target.join(' ') + ': ' + failureSummary))),
  ];
})()`;

/** What the accessibility checker finds of every rule that applies to the page. */
export async function runAxe(page: Page): Promise<RuleResult[]> {
  // A page that was looked at before still has it: it is half a megabyte to read.
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(program);
  const results = z.array(ruleResult).parse(found);
  const broken = new Set(results.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule));
  // A rule that one element keeps and another breaks is in both lists.
  return results.filter(({ rule, faults }) => faults.length > 0 || !broken.has(rule));
}
