import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const quietMilliseconds = 1000;
const longestWait = 30_000;

/** Waits until what the page shows is there: its heading, and nothing still on its way. */
export async function awaitShown(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
}

/** Counts the page's requests from now on. Answers with a wait for a second without any. */
export function watchNetwork(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let lastChange = Date.now();
  const change = (act: () => unknown) => {
    act();
    lastChange = Date.now();
  };
  page.on('request', (request) => change(() => underWay.add(request)));
  page.on('requestfinished', (request) => change(() => underWay.delete(request)));
  page.on('requestfailed', (request) => change(() => underWay.delete(request)));
  page.on('response', (response) => {
    // The stream of live changes never ends.
    if (response.headers()['content-type']?.startsWith('text/event-stream') === true) {
      change(() => underWay.delete(response.request()));
    }
  });
  return async () => {
    const started = Date.now();
    while (underWay.size > 0 || Date.now() - lastChange < quietMilliseconds) {
      if (Date.now() - started > longestWait) {
        const urls = [...underWay].map((request) => request.url());
        throw new Error(`${page.url()} is never quiet; it waits for ${urls.join(', ')}`);
      }
      await wait(50);
    }
  };
}
