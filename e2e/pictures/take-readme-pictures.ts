import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { openWindow, type Sessions } from './open-windows.ts';
import type { Examples } from './plan-pictures.ts';

const folder = fileURLToPath(new URL('../../docs/images', import.meta.url));
const view = { width: 1280, height: 800 };

/** As files for the web: a tenth of what the same picture takes without loss. */
async function keep(page: Page, name: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
}

/** The six pictures that README.md shows, of the whole demo. */
export async function takeReadmePictures(
  browser: Browser,
  { address, sessions, examples }: { address: string; sessions: Sessions; examples: Examples },
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const session = sessions.get('admin');
  if (session === undefined)
    throw new Error('nobody is signed in to take the pictures of README.md');
  const { page } = await openWindow(browser, session, view);
  const idOf = (parameter: string): string => examples[parameter]?.[0] ?? '';
  const pictures = {
    dashboard: '/dashboard?period=year',
    call: `/calls/history/${idOf('callId')}`,
    history: '/calls/history',
    contact: `/debtors/contacts/${idOf('contactId')}`,
    campaign: `/activity/scheduled/campaigns/${idOf('campaignId')}`,
    upload: idOf('/debtors/upload'),
  };
  for (const [name, path] of Object.entries(pictures)) {
    await page.goto(`${address}${path}`);
    await page.locator('h1').first().waitFor();
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await page.evaluate('document.fonts.ready.then(() => undefined)');
    await keep(page, name);
  }
  await page.context().close();
}
