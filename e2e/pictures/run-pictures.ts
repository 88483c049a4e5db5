import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import * as z from 'zod';
import { endOnSignal } from '../support/end-on-signal.ts';
import { findChromium } from '../support/find-chromium.ts';
import { launchChromium } from '../support/launch-chromium.ts';
import {
  makeDataFolder,
  type Product,
  startProduct,
  stopEverything,
} from '../support/run-product.ts';
import type { View } from '../support/views.ts';
import { openWindow, type Sessions } from './open-windows.ts';
import type { Picture, RouteLists } from './plan-pictures.ts';
import { blockAnswers, type Taken, takePicture } from './take-picture.ts';

/** Of a machine where Ringfence is used for real, these would lead away from the temporary data. */
const unset = Object.fromEntries(
  ['DATABASE_URL', 'HOST', 'PUBLIC_URL', 'RINGFENCE_ROLES', 'CARRIER', 'SIGN_UP'].map((name) => [
    name,
    '',
  ]),
);

const routeLists = z.record(z.string(), z.array(z.string()));

/** The routes as the application itself has them. */
export function readRoutes(): RouteLists {
  const program = fileURLToPath(new URL('../../apps/web/build/list-routes.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The routes could not be read: ${stderr}`);
  return routeLists.parse(JSON.parse(stdout));
}

/** Until the year of calls is there; a product that ends before never gets there. */
async function awaitDemo({ output, exitCode }: Product): Promise<void> {
  let hasEnded = false;
  void exitCode.then(() => {
    hasEnded = true;
  });
  while (!output().includes('Demo data complete')) {
    if (hasEnded) throw new Error(`The product ended before its demo was complete:\n${output()}`);
    await wait(500);
  }
}

/** Starts the product with its whole demo in a folder that goes away again, and waits until the year is there. */
export async function withProduct<Result>(
  use: (address: string) => Promise<Result>,
): Promise<Result> {
  const folder = makeDataFolder();
  const end = async () => {
    await stopEverything();
    folder.remove();
  };
  const stopListening = endOnSignal(end);
  try {
    const product = await startProduct({
      ...unset,
      DEMO: 'full',
      DATA_DIR: folder.path,
      EMAIL_AUTOCONFIRM: 'on',
    });
    await awaitDemo(product);
    return await use(product.address);
  } finally {
    await end();
    stopListening();
  }
}

export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  // Its own handlers would end this process before the product has stopped.
  const browser = await launchChromium(findChromium(), {
    handleSIGINT: false,
    handleSIGTERM: false,
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

interface Place {
  address: string;
  folder: string;
  sessions: Sessions;
  views: readonly View[];
  isChecked: boolean;
  onTaken: (taken: Taken) => void;
}

/** One person goes through their screens in one window of each width, both widths at the same time. */
export async function takePictures(
  browser: Browser,
  pictures: readonly Picture[],
  { sessions, views, onTaken, ...place }: Place,
): Promise<Taken[]> {
  const all: Taken[] = [];
  const groups = Map.groupBy(pictures, ({ state, viewer }) => `${viewer} ${state}`);
  for (const own of groups.values()) {
    const [first] = own;
    const session = first === undefined ? undefined : sessions.get(first.viewer);
    if (first === undefined) continue;
    if (session === undefined) throw new Error(`nobody is signed in as ${first.viewer}`);
    const lookAtAll = async (schemes: readonly View[]): Promise<void> => {
      const [view] = schemes;
      if (view === undefined) return;
      const window = await openWindow(browser, session, view);
      if (first.state === 'failing') await blockAnswers(window.page, first.viewer);
      for (const picture of own) {
        for (const taken of await takePicture(window, picture, { ...place, schemes })) {
          all.push(taken);
          onTaken(taken);
        }
      }
      await window.page.context().close();
    };
    const windows = Map.groupBy(views, ({ width }) => width);
    await Promise.all([...windows.values()].map(lookAtAll));
  }
  return all;
}
