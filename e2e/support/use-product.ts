import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { beginCallerIds } from './caller-ids.ts';
import { openBrowser } from './open-browser.ts';
import { makeDataFolder, startProduct, stopEverything } from './run-product.ts';

interface UsedProduct {
  readonly browser: Browser;
  readonly address: string;
}

/** A browser on a product, there while the tests of a file run. */
function useBrowser(open: () => Promise<string>, close: () => Promise<void>): UsedProduct {
  let running: UsedProduct | undefined;
  const find = () => {
    if (running === undefined) throw new Error('the product runs only while tests do');
    return running;
  };
  beforeAll(async () => {
    const [browser, address] = await Promise.all([openBrowser(), open()]);
    running = { browser, address };
  });
  afterAll(async () => {
    await running?.browser.close();
    await close();
  });
  return {
    get browser() {
      return find().browser;
    },
    get address() {
      return find().address;
    },
  };
}

/**
 * The product that all journeys share, with its sample data, where nobody has to answer a mail. Others are
 * in it at the same time: who changes what they would see does so in a team of their own (`openTeam`).
 */
export function useSharedProduct(): UsedProduct {
  const file = expect.getState().testPath ?? '';
  beginCallerIds(readdirSync(dirname(file)).sort().indexOf(basename(file)));
  return useBrowser(
    async () => inject('sharedProduct'),
    async () => {},
  );
}

/** A product with its own data, for journeys that need other settings or leave nothing as it was. */
export function useOwnProduct(settings: Record<string, string> = {}): UsedProduct {
  const folder = makeDataFolder();
  return useBrowser(
    async () => (await startProduct({ DATA_DIR: folder.path, ...settings })).address,
    async () => {
      await stopEverything();
      folder.remove();
    },
  );
}
