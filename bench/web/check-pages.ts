import type { Browser } from 'playwright-core';
import { runAxe } from '../../e2e/support/run-axe.ts';
import type { View } from '../../e2e/support/views.ts';
import { awaitShown } from './await-quiet.ts';
import type { Visit, Visitor } from './plan-visits.ts';
import type { Prepared } from './prepare-people.ts';
import { scoreAccessibility } from './score-accessibility.ts';

export interface CheckedPage {
  visit: Visit;
  view: View;
  /** Where the visit ended and under which heading: a redirect is reported, not taken for the page. */
  shown: string;
  score: number;
  faults: string[];
}

interface Inspection {
  browser: Browser;
  address: string;
  sessions: Prepared['sessions'];
  onChecked: (page: CheckedPage) => void;
}

/** One person goes through their pages in one window. */
async function checkVisits(
  { browser, address, sessions, onChecked }: Inspection,
  view: View,
  visitor: Visitor,
  visits: readonly Visit[],
): Promise<CheckedPage[]> {
  const context = await browser.newContext({
    viewport: { width: view.width, height: view.height },
    colorScheme: view.colorScheme,
    // A colour that is still fading in is no colour to be judged.
    reducedMotion: 'reduce',
    ...(visitor === 'visitor' ? {} : { storageState: sessions[visitor] }),
  });
  try {
    const page = await context.newPage();
    const checked: CheckedPage[] = [];
    for (const visit of visits) {
      await page.goto(`${address}${visit.path}`);
      await awaitShown(page);
      const results = await runAxe(page);
      const heading = (await page.locator('h1').first().innerText()).replaceAll(/\s+/g, ' ');
      const asked = new URL(visit.path, address).pathname;
      const { pathname } = new URL(page.url());
      const found: CheckedPage = {
        visit,
        view,
        shown: `${pathname === asked ? '' : `→ ${pathname} `}“${heading}”`,
        score: scoreAccessibility(results),
        faults: results.flatMap(({ rule, faults }) => faults.map((fault) => `${rule}: ${fault}`)),
      };
      onChecked(found);
      checked.push(found);
    }
    return checked;
  } finally {
    await context.close();
  }
}

/** Asks the accessibility checker about every page in a view. */
export async function checkPages(
  inspection: Inspection,
  view: View,
  visits: readonly Visit[],
): Promise<CheckedPage[]> {
  const checked: CheckedPage[] = [];
  for (const [visitor, own] of Map.groupBy(visits, (visit) => visit.visitor)) {
    checked.push(...(await checkVisits(inspection, view, visitor, own)));
  }
  return checked;
}
