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

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Runs in the page. While it looks, nothing fades: a button that became available a moment ago, or does so meanwhile, has
 * its colours at once, and not the text of one state on the ground of another.
 */
const inspect = (resultTypes: readonly string[], present: string): string => `(async () => {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, still];
  const { passes, violations } = await axe.run(document, {
    runOnly: ${JSON.stringify(standards)},
    resultTypes: ${JSON.stringify(resultTypes)},
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  const listFaults = ({ nodes }) =>
    nodes.map(({ target, failureSummary }) => target.join(' ') + ': ' + failureSummary);
  ${present}
})()`;

/** Of a rule that passed, only its checks tell how much it matters. */
const everyRule = inspect(
  ['violations', 'passes'],
  `const ranks = ['minor', 'moderate', 'serious', 'critical'];
  const rankOf = ({ impact, nodes }) =>
    Math.max(0, ranks.indexOf(impact), ...nodes.flatMap(({ any, all, none }) =>
      [...any, ...all, ...none].map((check) => ranks.indexOf(check.impact))));
  const present = (result, faults) =>
    ({ rule: result.id, impact: ranks[rankOf(result)], faults });
  return [
    ...passes.map((result) => present(result, [])),
    ...violations.map((result) => present(result, listFaults(result))),
  ];`,
);
/** Where a rule is kept takes as long to describe as where one is broken takes to find. */
const brokenRules = inspect(
  ['violations'],
  `return violations.flatMap((result) => listFaults(result).map((fault) => result.id + ' ' + fault));`,
);

async function evaluate(page: Page, program: string): Promise<unknown> {
  // A page that was looked at before still has it: it is half a megabyte to read.
  if (await page.evaluate(`typeof axe === 'undefined'`)) await page.evaluate(axe.source);
  return page.evaluate(program);
}

/** What the accessibility checker finds of every rule that applies to the page. */
export async function runAxe(page: Page): Promise<RuleResult[]> {
  const results = z.array(ruleResult).parse(await evaluate(page, everyRule));
  const broken = new Set(results.filter(({ faults }) => faults.length > 0).map(({ rule }) => rule));
  // A rule that one element keeps and another breaks is in both lists.
  return results.filter(({ rule, faults }) => faults.length > 0 || !broken.has(rule));
}

/** What the accessibility checker finds wrong, in one line each. */
export async function checkAccessibility(page: Page): Promise<string[]> {
  return z.array(z.string()).parse(await evaluate(page, brokenRules));
}
