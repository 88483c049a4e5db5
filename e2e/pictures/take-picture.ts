import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { runAxe } from '../support/run-axe.ts';
import { showScheme } from '../support/show-scheme.ts';
import type { View } from '../support/views.ts';
import type { Picture, ScreenState, Viewer } from './plan-pictures.ts';

/** A picture as it was made, and what was wrong with the screen. */
export interface Taken {
  picture: Picture;
  file: string;
  view: string;
  faults: string[];
}

export interface Window {
  page: Page;
  width: number;
  /** Console errors and exceptions since it was last emptied. */
  errors: string[];
}

/** What every page needs to stand at all; the rest is answered with an error in the state `failing`. */
const shell =
  /\/api\/v1\/(system|access|memberships|halts|live|notifications\/unread|campaign-counts)(\?|$)/;
const problem = {
  type: 'about:blank',
  title: 'Something went wrong on our side. Nothing was changed.',
  status: 500,
  detail: 'Something went wrong on our side. Nothing was changed.',
  code: 'internal_error',
  requestId: 'picture',
};

/** From now on, whatever the page itself asks for fails. What a visitor sees has to stand without any answer. */
export async function blockAnswers(page: Page, viewer: Viewer): Promise<void> {
  const isVisitor = viewer === 'visitor';
  await page.route(isVisitor ? /\/(api|auth)\/v1\// : /\/api\/v1\//, (route) =>
    !isVisitor && shell.test(route.request().url())
      ? route.continue()
      : route.fulfill({
          status: 500,
          contentType: 'application/problem+json',
          body: JSON.stringify(problem),
        }),
  );
}

/** The browser and the services (specification §8) log each refused answer, which is what these states are about. */
const isExpected = (state: ScreenState, error: string): boolean =>
  state !== 'full' && /^(Failed to load resource|Error fetching )/.test(error);

/** Until everything that the page shows is there; a failing one tries again for a while first. */
async function awaitShown(page: Page, { viewer }: Picture): Promise<void> {
  // What a visitor is offered comes after the page; people who are signed in have a stream that never ends.
  if (viewer === 'visitor') await page.waitForLoadState('networkidle');
  await page.locator('h1').first().waitFor();
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => undefined)');
}

async function findWidth(page: Page): Promise<string[]> {
  const over = Number(
    await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    ),
  );
  return over > 0 ? [`scrolls sideways by ${over} px`] : [];
}

async function findBarriers(page: Page): Promise<string[]> {
  const results = await runAxe(page);
  return results.flatMap(({ rule, faults }) =>
    faults.map((fault) => `axe ${rule}: ${fault.replaceAll(/\s+/g, ' ')}`),
  );
}

export interface Order {
  address: string;
  folder: string;
  /** Of one width. */
  schemes: readonly View[];
  /** Whether the accessibility checker looks at it too. */
  isChecked: boolean;
}

/** Opens a screen once and keeps a picture of it in both colour schemes: to load it takes longer than to look. */
export async function takePicture(
  { page, width, errors }: Window,
  picture: Picture,
  { address, folder, schemes, isChecked }: Order,
): Promise<Taken[]> {
  errors.length = 0;
  const taken: Taken[] = [];
  const faults: string[] = [];
  try {
    await page.goto(`${address}${picture.path}`);
    await awaitShown(page, picture);
  } catch (error) {
    faults.push(`is not there: ${error instanceof Error ? error.message.split('\n')[0] : ''}`);
  }
  mkdirSync(join(folder, picture.state), { recursive: true });
  for (const { colorScheme: scheme } of schemes) {
    try {
      await showScheme(page, scheme);
    } catch {
      faults.push(`has no ${scheme} colours`);
    }
    const file = join(folder, picture.state, `${picture.name}-${width}-${scheme}.png`);
    await page.screenshot({ path: file, fullPage: true });
    const found = [
      ...faults,
      ...errors.splice(0).filter((error) => !isExpected(picture.state, error)),
      ...(await findWidth(page)),
      ...(isChecked ? await findBarriers(page) : []),
    ];
    taken.push({ picture, file, view: `${width} ${scheme}`, faults: found });
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return taken;
}
