import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { endOnSignal } from '../../e2e/support/end-on-signal.ts';
import { findChromium } from '../../e2e/support/find-chromium.ts';
import { launchChromium } from '../../e2e/support/launch-chromium.ts';
import { quickCalls } from '../../e2e/support/make-records.ts';
import { makeDataFolder, startProduct, stopEverything } from '../../e2e/support/run-product.ts';
import type { RouteLists } from './plan-visits.ts';
import type { PackageRecord } from './weigh-files.ts';

const web = new URL('../../apps/web/', import.meta.url);

/** Of a machine where Ringfence is used for real, these would lead away from the temporary data. */
const unset = Object.fromEntries(
  ['DATABASE_URL', 'HOST', 'PUBLIC_URL', 'RINGFENCE_ROLES', 'CARRIER', 'SIGN_UP'].map((name) => [
    name,
    '',
  ]),
);

/**
 * Starts the product as its README says, with sample data in a folder that goes away again, and a
 * browser to use it in. Both end with their use, and with the command.
 */
export async function runApplication<Result>(
  use: (browser: Browser, address: string) => Promise<Result>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const executablePath = findChromium();
  const folder = makeDataFolder();
  const end = async () => {
    await stopEverything();
    folder.remove();
  };
  const stopListening = endOnSignal(end);
  try {
    const { address } = await startProduct({
      ...unset,
      ...quickCalls,
      DATA_DIR: folder.path,
      EMAIL_AUTOCONFIRM: 'on',
      ...settings,
    });
    // Its own handlers would end this process before the product has stopped.
    const browser = await launchChromium(executablePath, {
      handleSIGINT: false,
      handleSIGTERM: false,
    });
    try {
      return await use(browser, address);
    } finally {
      await browser.close();
    }
  } finally {
    await end();
    stopListening();
  }
}

/** The routes as the application itself has them. */
export function readRoutes(): RouteLists {
  const program = fileURLToPath(new URL('build/list-routes.ts', web));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The routes could not be read: ${stderr}`);
  return JSON.parse(stdout);
}

/** What the files of the build are made of. */
export function readPackages(): PackageRecord {
  return JSON.parse(readFileSync(new URL('dist/.packages.json', web), 'utf8'));
}
