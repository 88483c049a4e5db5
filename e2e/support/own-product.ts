import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright-core';
import { findChromium } from './find-chromium.ts';
import { launchChromium } from './launch-chromium.ts';
import { makeDataFolder, type Product, startProduct, stopEverything } from './run-product.ts';
import type { Stops } from './run-with-stops.ts';

/** Of a machine where Ringfence is used for real, these would lead away from the temporary data. */
const unset = Object.fromEntries(
  ['DATABASE_URL', 'HOST', 'PUBLIC_URL', 'RINGFENCE_ROLES', 'CARRIER', 'SIGN_UP'].map((name) => [
    name,
    '',
  ]),
);

/** The product as its README says, with sample data in a folder that goes away again. */
export function startOwnProduct(
  stops: Stops,
  settings: Readonly<Record<string, string>>,
): Promise<Product> {
  const folder = makeDataFolder();
  stops.add(async () => {
    await stopEverything();
    folder.remove();
  });
  return startProduct({ ...unset, DATA_DIR: folder.path, EMAIL_AUTOCONFIRM: 'on', ...settings });
}

/** Until the year of calls is there; a product that ends before never gets there. */
export async function awaitDemo({ output, exitCode }: Product): Promise<void> {
  let hasEnded = false;
  void exitCode.then(() => {
    hasEnded = true;
  });
  while (!output().includes('Demo data complete')) {
    if (hasEnded) throw new Error(`The product ended before its demo was complete:\n${output()}`);
    await wait(500);
  }
}

/** A browser whose own handlers do not end this process before the product has stopped. */
export const startBrowser = (stops: Stops): Promise<Browser> =>
  stops.start(
    () =>
      launchChromium(findChromium(), {
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      }),
    (browser) => browser.close(),
  );
