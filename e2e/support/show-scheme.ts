import type { Page } from 'playwright-core';

/** Until the colours of the scheme are there: many of them fade, and a picture would show them on the way. */
const fade = `(async () => {
  await new Promise((drawn) => requestAnimationFrame(drawn));
  const ending = document.getAnimations().filter(({ effect, playState }) =>
    playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
})()`;

/** Has the page in a colour scheme, and waits until it is drawn so. */
export async function showScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Pages of the server (the demo mailbox) follow the browser by themselves, with no attribute.
  const colored = `html[data-color-scheme="${colorScheme}"], html:not([data-color-scheme])`;
  await page.locator(colored).waitFor({ state: 'attached' });
  await page.evaluate(fade);
}
