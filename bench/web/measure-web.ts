import type { Browser } from 'playwright-core';
import { quickCalls } from '../../e2e/support/make-records.ts';
import { startBrowser, startOwnProduct } from '../../e2e/support/own-product.ts';
import { runWithStops } from '../../e2e/support/run-with-stops.ts';
import { views } from '../../e2e/support/views.ts';
import { type Figures, listMissed } from './budgets.ts';
import { type CheckedPage, checkPages } from './check-pages.ts';
import { measureLoad, type StoredSession } from './measure-load.ts';
import { planVisits } from './plan-visits.ts';
import { type Prepared, preparePeople } from './prepare-people.ts';
import { readPackages, readRoutes } from './read-build.ts';
import { presentKilobytes, weighFiles } from './weigh-files.ts';

/** `npm run bench:web`: how heavy, how still and how accessible the web app is. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

interface Weight {
  page: number;
  charts: number;
  cls: number;
}

/** The worst of a page over the widths of the views. */
async function weighPage(browser: Browser, url: string, session?: StoredSession): Promise<Weight> {
  const record = readPackages();
  const worst: Weight = { page: 0, charts: 0, cls: 0 };
  for (const { name, width, height } of views.filter(
    ({ colorScheme }) => colorScheme === 'light',
  )) {
    const { files, cls } = await measureLoad(browser, url, {
      width,
      height,
      ...(session === undefined ? {} : { session }),
    });
    const weight = weighFiles(files, record);
    say(`${new URL(url).pathname} at ${name}: cls ${cls.toFixed(4)}, ${files.length} scripts`);
    for (const { path, bytes } of files) say(`    ${String(bytes).padStart(7)} ${path}`);
    worst.page = Math.max(worst.page, weight.page);
    worst.charts = Math.max(worst.charts, weight.charts);
    worst.cls = Math.max(worst.cls, cls);
  }
  return worst;
}

function tellPage({ visit, view, shown, score, faults }: CheckedPage): void {
  say(`${view.name} ${visit.visitor} ${visit.route} ${shown}: ${score}, ${faults.length} faults`);
  for (const fault of faults) say(`    ${fault.replaceAll('\n', ' ')}`);
}

async function checkEverything(
  browser: Browser,
  address: string,
  { sessions, examples }: Prepared,
): Promise<CheckedPage[]> {
  const visits = planVisits(readRoutes(), examples);
  const inspection = { browser, address, sessions, onChecked: tellPage };
  const checked: CheckedPage[] = [];
  // Two windows at a time: one waits while the other is looked at.
  for (const [, pair] of Map.groupBy(views, ({ colorScheme }) => colorScheme)) {
    const found = await Promise.all(pair.map((view) => checkPages(inspection, view, visits)));
    checked.push(...found.flat());
  }
  return checked;
}

async function measure(browser: Browser, address: string): Promise<Figures> {
  say('Making people and records');
  const prepared = await preparePeople(browser, address);
  const login = await weighPage(browser, `${address}/login`);
  const dashboard = await weighPage(browser, `${address}/dashboard`, prepared.sessions.admin);
  const checked = await checkEverything(browser, address, prepared);
  return {
    login_kb: presentKilobytes(login.page),
    dashboard_kb: presentKilobytes(dashboard.page),
    charts_kb: presentKilobytes(dashboard.charts),
    axe: checked.reduce((sum, { faults }) => sum + faults.length, 0),
    accessibility: Math.min(...checked.map(({ score }) => score)),
    cls: Math.ceil(Math.max(login.cls, dashboard.cls) * 10_000) / 10_000,
  };
}

await runWithStops(async (stops) => {
  say('Building the web app and starting the product with sample data');
  const { address } = await startOwnProduct(stops, quickCalls);
  const figures = await measure(await startBrowser(stops), address);
  const missed = listMissed(figures);
  for (const sentence of missed) say(`MISSED: ${sentence}`);
  console.log(JSON.stringify(figures));
  return missed.length === 0;
});
