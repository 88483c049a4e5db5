import type { Browser, BrowserContext, Response } from 'playwright-core';
import { awaitShown, watchNetwork } from './await-quiet.ts';
import { type LayoutShift, sumLayoutShifts } from './sum-layout-shifts.ts';
import type { TransferredFile } from './weigh-files.ts';

export type StoredSession = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface Load {
  files: TransferredFile[];
  cls: number;
}

const keepShifts = `
  globalThis.layoutShifts = [];
  new PerformanceObserver((list) => {
    for (const { value, startTime, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) layoutShifts.push({ value, startTime });
    }
  }).observe({ type: 'layout-shift', buffered: true });`;

function isScript(response: Response): boolean {
  return response.headers()['content-type']?.includes('javascript') === true;
}

async function describeFile(response: Response): Promise<TransferredFile> {
  const path = new URL(response.url()).pathname.slice(1);
  const encoding = response.headers()['content-encoding'];
  if (encoding !== 'br') throw new Error(`${path} came as ${encoding ?? 'it is'}, not as brotli`);
  const { responseBodySize } = await response.request().sizes();
  return { path, bytes: responseBodySize };
}

/**
 * Opens a page with an empty cache and touches nothing: everything that comes until it is shown and
 * the network has been quiet for a second, and how much the page moves meanwhile.
 */
export async function measureLoad(
  browser: Browser,
  url: string,
  { width, height, session }: { width: number; height: number; session?: StoredSession },
): Promise<Load> {
  const context = await browser.newContext({
    viewport: { width, height },
    ...(session === undefined ? {} : { storageState: session }),
  });
  try {
    const page = await context.newPage();
    const scripts: Response[] = [];
    page.on('response', (response) => {
      if (isScript(response)) scripts.push(response);
    });
    const awaitQuiet = watchNetwork(page);
    await page.addInitScript(keepShifts);
    await page.goto(url);
    await awaitShown(page);
    await awaitQuiet();
    if (page.url() !== url) throw new Error(`${url} led to ${page.url()}`);
    const files = await Promise.all(scripts.map(describeFile));
    const shifts = await page.evaluate<LayoutShift[]>('layoutShifts');
    return { files, cls: sumLayoutShifts(shifts) };
  } finally {
    await context.close();
  }
}
