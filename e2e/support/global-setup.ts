import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { quickCalls } from './make-records.ts';
import { makeDataFolder, startProduct, stopEverything } from './run-product.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    chromium: string;
    /** Where the product is that the journeys share. */
    sharedProduct: string;
  }
}

const sharedSettings = {
  ...quickCalls,
  EMAIL_AUTOCONFIRM: 'on',
  // Whole numbers that one person may be shown in a day: one journey reaches it, the others show none.
  RATE_LIMITS: 'reveal_day=100/2',
};

/** Everything the journeys share: a browser, the app as people get it, and a started product. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  project.provide('chromium', findChromium());
  const build = fileURLToPath(new URL('../../scripts/build-web.ts', import.meta.url));
  const built = spawnSync(process.execPath, [build], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (built.status !== 0) throw new Error('The web app could not be built.');
  const folder = makeDataFolder();
  const { address } = await startProduct({ DATA_DIR: folder.path, ...sharedSettings });
  project.provide('sharedProduct', address);
  return async () => {
    await stopEverything();
    folder.remove();
  };
}
