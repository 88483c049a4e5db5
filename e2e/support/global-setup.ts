import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { serveChromium } from './launch-chromium.ts';
import { quickCalls } from './make-records.ts';
import { makeDataFolder, startProduct, stopEverything } from './run-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the browser is that the journeys share: to start one takes as long as some of them. */
    sharedBrowser: string;
    /** Where the product is that the journeys share. */
    sharedProduct: string;
  }
}

const sharedSettings = {
  ...quickCalls,
  EMAIL_AUTOCONFIRM: 'on',
  // Whole numbers that one person may be shown in a day: one journey reaches it, the others show none. And all that
  // journeys sign up comes from one address, within minutes.
  RATE_LIMITS: 'reveal_day=100/2,sign_up=1000',
};

/** What the journeys share: a browser, and a started product, which builds the app as people get it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeDataFolder();
  const starting = startProduct({ DATA_DIR: folder.path, ...sharedSettings });
  const [browser, { address }] = await Promise.all([serveChromium(findChromium()), starting]);
  project.provide('sharedBrowser', browser.wsEndpoint());
  project.provide('sharedProduct', address);
  return async () => {
    await browser.close();
    await stopEverything();
    folder.remove();
  };
}
