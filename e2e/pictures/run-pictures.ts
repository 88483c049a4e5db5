import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import * as z from 'zod';
import type { View } from '../support/views.ts';
import { openWindow, type Sessions } from './open-windows.ts';
import type { Picture, RouteLists } from './plan-pictures.ts';
import { blockAnswers, type Taken, takePicture } from './take-picture.ts';

const routeLists = z.record(z.string(), z.array(z.string()));

/** The routes as the application itself has them. */
export function readRoutes(): RouteLists {
  const program = fileURLToPath(new URL('../../apps/web/build/list-routes.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`The routes could not be read: ${stderr}`);
  return routeLists.parse(JSON.parse(stdout));
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
