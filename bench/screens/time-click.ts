import type { Page } from 'playwright-core';
import type { Screen } from './screens.ts';

/** How long nothing may be missing again before a screen counts as standing. */
const stillMilliseconds = 400;
const longestMilliseconds = 30_000;

/**
 * Put into the page, because only there the moment of the press and of the frame are exact. A screen stands from the
 * first frame on in which its own heading and content are there and nothing of it is loading any more.
 */
const watch = `({ path, content, still, longest }) => {
  const heading = () => document.querySelector('#content h1');
  const left = heading();
  const pattern = new RegExp(path);
  window.screenStands = new Promise((resolve, reject) => {
    let pressed;
    let since;
    addEventListener('click', (event) => { pressed = event.timeStamp; }, { once: true, capture: true });
    const look = (now) => {
      const stands =
        pressed !== undefined && pattern.test(location.pathname) && heading() !== null && heading() !== left &&
        document.querySelector(content) !== null &&
        document.querySelector('#content [aria-busy="true"], #content [role="progressbar"]:not([aria-valuenow])') === null;
      since = stands ? since ?? performance.now() : undefined;
      if (since !== undefined && now - since > still) resolve(since - pressed);
      else if (pressed !== undefined && now - pressed > longest) reject(new Error(path + ' did not come to stand'));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}`;

/** Milliseconds from the press of the link until the screen stands. */
export async function timeClick(page: Page, screen: Screen): Promise<number> {
  const link = page.locator(screen.link).first();
  await link.waitFor();
  const { path, content } = screen;
  const given = { path, content, still: stillMilliseconds, longest: longestMilliseconds };
  await page.evaluate(`(${watch})(${JSON.stringify(given)})`);
  await link.click();
  return Number(await page.evaluate('window.screenStands'));
}
