import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { quickCalls } from '../../e2e/support/make-records.ts';
import { startBrowser, startOwnProduct } from '../../e2e/support/own-product.ts';
import { runWithStops } from '../../e2e/support/run-with-stops.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { percentile } from '../lists/percentile.ts';
import { screens } from './screens.ts';
import { timeClick } from './time-click.ts';

/** `npm run bench:screens`: how long people wait from a click until the next screen stands. */
const say = (sentence: string): void => console.log(`  ${sentence}`);

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    /** Of a product that runs already; else one is started with its demo. */
    address: { type: 'string' },
    email: { type: 'string', default: 'admin@harbor.example' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isSafeInteger(rounds) || rounds < 1) throw new Error('--rounds wants a number');
const mostMilliseconds = 1000;

const tellLoad = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

/** One browser, so that files are kept as in life; each round in a new window, so that nothing else is. */
async function measure(browser: Browser, address: string): Promise<Map<string, number[]>> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  const first = await context.newPage();
  await first.goto(`${address}/login`);
  await signIn(first, values.email);
  await first.waitForURL('**/dashboard');
  await first.close();
  const waits = new Map<string, number[]>(screens.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await page.goto(`${address}/dashboard`);
    await page.locator('#content h1').waitFor();
    for (const screen of screens) {
      waits.get(screen.name)?.push(await timeClick(page, screen));
    }
    await page.close();
  }
  await context.close();
  return waits;
}

await runWithStops(async (stops) => {
  const loadBefore = tellLoad();
  const browser = await startBrowser(stops);
  const startDemo = () => startOwnProduct(stops, { ...quickCalls, DEMO: 'full' });
  const waits = await measure(browser, values.address ?? (await startDemo()).address);
  say(
    `${rounds} rounds as ${values.email} at 1440 px, ${values.address ?? 'a product of its own with the demo'}, ` +
      `${cpus().length} cores, load ${loadBefore} before and ${tellLoad()} after`,
  );
  for (const [name, taken] of waits) {
    const figures = [percentile(taken, 0.5), percentile(taken, 0.95), Math.max(...taken)];
    const [p50, p95, most] = figures.map((value) => `${Math.round(value)}`.padStart(5));
    say(`${name.padEnd(10)} p50 ${p50} ms  p95 ${p95} ms  slowest ${most} ms`);
  }
  const all = [...waits.values()].flat();
  const p95s = [...waits].map(([name, taken]) => ({ name, p95: percentile(taken, 0.95) }));
  const missed = p95s.filter(({ p95 }) => p95 > mostMilliseconds);
  for (const { name, p95 } of missed) {
    say(`MISSED: ${name} takes ${Math.round(p95)} ms; its budget is ${mostMilliseconds}.`);
  }
  console.log(
    JSON.stringify({
      rounds,
      screens: screens.length,
      p50_ms: Math.round(percentile(all, 0.5)),
      p95_ms: Math.round(percentile(all, 0.95)),
      worst_p95_ms: Math.round(Math.max(...p95s.map(({ p95 }) => p95))),
      cores: cpus().length,
      load: Number(loadavg()[0]?.toFixed(1)),
    }),
  );
  return missed.length === 0;
});
