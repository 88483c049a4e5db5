import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
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

/** A start leaves this for later; what is measured has it done. */
async function compressWeb(stops: Stops): Promise<void> {
  const entry = fileURLToPath(new URL('../../scripts/compress-web.ts', import.meta.url));
  const child = spawn(process.execPath, [entry], { stdio: ['ignore', 'ignore', 'inherit'] });
  stops.add(() => child.kill());
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The files of the web app could not be compressed.');
}

/** The product as its README says, with sample data in a folder that goes away again. */
export async function startOwnProduct(
  stops: Stops,
  settings: Readonly<Record<string, string>>,
): Promise<Product> {
  const folder = makeDataFolder();
  stops.add(async () => {
    await stopEverything();
    folder.remove();
  });
  const own = { DATA_DIR: folder.path, EMAIL_AUTOCONFIRM: 'on' };
  const product = await startProduct({ ...unset, ...own, ...settings });
  await compressWeb(stops);
  return product;
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
