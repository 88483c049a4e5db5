import type { BrowserContext, Page } from 'playwright-core';
import type { Screen } from './screens.ts';

/** How long nothing may be missing again before a screen counts as standing. */
const stillMilliseconds = 400;
const longestMilliseconds = 30_000;

/**
 * Put into the page, because only there the moment of the press and of the frame are exact. A screen stands from the
 * first frame on in which its own heading and content are there and nothing of it is loading any more. The clock of a
 * page begins with its load, which counts where no press does.
 */
const watch = `({ path, content, still, longest, isPressed }) => {
  const heading = () => document.querySelector('#content h1');
  const left = heading();
  const pattern = new RegExp(path);
  window.screenStands = new Promise((resolve, reject) => {
    let began = isPressed ? undefined : 0;
    let since;
    if (isPressed) {
      addEventListener('click', (event) => { began = event.timeStamp; }, { once: true, capture: true });
    }
    const look = (now) => {
      const stands =
        began !== undefined && pattern.test(location.pathname) && heading() !== null && heading() !== left &&
        document.querySelector(content) !== null &&
        document.querySelector('#content [aria-busy="true"], #content [role="progressbar"]:not([aria-valuenow])') === null;
      since = stands ? since ?? performance.now() : undefined;
      if (since !== undefined && now - since > still) resolve(since - began);
      else if (began !== undefined && now - began > longest) reject(new Error(path + ' did not come to stand'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}`;

function watchFor({ path, content }: Screen, isPressed: boolean): string {
  const limits = { still: stillMilliseconds, longest: longestMilliseconds };
  return `(${watch})(${JSON.stringify({ path, content, isPressed, ...limits })})`;
}

const readStands = async (page: Page): Promise<number> =>
  Number(await page.evaluate('window.screenStands'));

/** Milliseconds from the press of the link until the screen stands. */
export async function timeClick(page: Page, screen: Screen): Promise<number> {
  const link = page.locator(screen.link).first();
  await link.waitFor();
  await page.evaluate(watchFor(screen, true));
  await link.click();
  return readStands(page);
}

/** Milliseconds from the load of its address, in a window of its own, until the screen stands. */
export async function timeLoad(
  context: BrowserContext,
  screen: Screen,
  address: string,
): Promise<number> {
  const page = await context.newPage();
  await page.addInitScript(watchFor(screen, false));
  await page.goto(address, { waitUntil: 'commit' });
  const milliseconds = await readStands(page);
  await page.close();
  return milliseconds;
}
