import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { awaitDemo, startBrowser, startOwnProduct } from '../../e2e/support/own-product.ts';
import { runWithStops, type Stops } from '../../e2e/support/run-with-stops.ts';
import { signIn } from '../../e2e/support/sign-in.ts';
import { percentile } from '../lists/percentile.ts';
import { listMissed, type ScreenTimes, sumUp } from './list-missed.ts';
import { type Screen, screens } from './screens.ts';
import { timeClick, timeLoad } from './time-screen.ts';

/** `npm run bench:screens`: how long people wait for a screen, within the app and when they load it as a whole. */
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

interface TimedScreen {
  screen: Screen;
  clicks: number[];
  loads: number[];
}

const tellLoad = (): string =>
  loadavg()
    .map((load) => load.toFixed(1))
    .join(' ');

/** One browser, so that files are kept as in life; each round in a new window, so that nothing else is. */
async function measure(browser: Browser, address: string): Promise<ScreenTimes[]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(60_000);
  const first = await context.newPage();
  await first.goto(`${address}/login`);
  await signIn(first, values.email);
  await first.waitForURL('**/dashboard');
  await first.close();
  const times = screens.map((screen): TimedScreen => ({ screen, clicks: [], loads: [] }));
  for (let round = 0; round < rounds; round += 1) {
    const page = await context.newPage();
    await page.goto(`${address}/dashboard`);
    await page.locator('#content h1').waitFor();
    const addresses: string[] = [];
    for (const { screen, clicks } of times) {
      clicks.push(await timeClick(page, screen));
      addresses.push(page.url());
    }
    await page.close();
    for (const [index, { screen, loads }] of times.entries()) {
      loads.push(await timeLoad(context, screen, addresses[index] ?? address));
    }
  }
  await context.close();
  return times.map(({ screen: { name }, clicks, loads }) => ({ name, clicks, loads }));
}

/** With the whole year there, and its campaign calling. */
async function startDemo(stops: Stops): Promise<string> {
  say('Starting the product with its demo');
  const product = await startOwnProduct(stops, { DEMO: 'full' });
  await awaitDemo(product);
  return product.address;
}

await runWithStops(async (stops) => {
  const browser = await startBrowser(stops);
  const address = values.address ?? (await startDemo(stops));
  const loadBefore = tellLoad();
  const times = await measure(browser, address);
  say(
    `${rounds} rounds as ${values.email} at 1440 px, ${values.address ?? 'a product of its own with the demo'}, ` +
      `${cpus().length} cores, load ${loadBefore} before and ${tellLoad()} after`,
  );
  for (const { name, clicks, loads } of times) {
    for (const [what, taken] of [
      ['click', clicks],
      ['load', loads],
    ] as const) {
      const figures = [percentile(taken, 0.5), percentile(taken, 0.95), Math.max(...taken)];
      const [p50, p95, most] = figures.map((value) => `${Math.round(value)}`.padStart(5));
      say(`${name.padEnd(10)} ${what.padEnd(5)} p50 ${p50} ms  p95 ${p95} ms  slowest ${most} ms`);
    }
  }
  const figures = sumUp(times);
  const missed = listMissed(figures);
  for (const sentence of missed) say(`MISSED: ${sentence}`);
  console.log(
    JSON.stringify({
      rounds,
      screens: screens.length,
      ...figures,
      cores: cpus().length,
      load: Number(loadavg()[0]?.toFixed(1)),
    }),
  );
  return missed.length === 0;
});
