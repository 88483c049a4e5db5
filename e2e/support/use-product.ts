import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './open-browser.ts';
import { makeDataFolder, startProduct, stopEverything } from './run-product.ts';

/** The product with its own data and a browser, there while the tests of a file run. */
export function useProduct(settings: Record<string, string> = {}): {
  readonly browser: Browser;
  readonly address: string;
} {
  const folder = makeDataFolder();
  let running: { browser: Browser; address: string } | undefined;
  const find = () => {
    if (running === undefined) throw new Error('the product runs only while tests do');
    return running;
  };
  beforeAll(async () => {
    const [browser, { address }] = await Promise.all([
      openBrowser(),
      startProduct({ DATA_DIR: folder.path, ...settings }),
    ]);
    running = { browser, address };
  });
  afterAll(async () => {
    await running?.browser.close();
    await stopEverything();
    folder.remove();
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
