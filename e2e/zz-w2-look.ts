import { launchChromium } from '/work/main/e2e/support/launch-chromium.ts';
import { findChromium } from '/work/main/e2e/support/find-chromium.ts';
import { signIn } from '/work/main/e2e/support/sign-in.ts';
import { runAxe } from '/work/main/e2e/support/run-axe.ts';
const [url = '', name = 'page', email = 'admin@harbor.example', which = 'all'] = process.argv.slice(2);
const A = 'http://localhost:4518';
const browser = await launchChromium(findChromium());
const views = [['wide', 1440, 900, 'light'], ['wide-dark', 1440, 900, 'dark'], ['narrow', 390, 844, 'light'], ['narrow-dark', 390, 844, 'dark']] as const;
for (const [label, width, height, colorScheme] of views) {
  if (which !== 'all' && which !== label) continue;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, locale: process.env.LOCALE ?? 'en-US' });
  const page = await context.newPage();
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
  await page.goto(`${A}/login`);
  await signIn(page, email);
  await page.waitForURL('**/dashboard');
  await page.goto(`${A}${url}`);
  await page.locator('h1').waitFor();
  await page.waitForTimeout(2500);
  for (const { rule, faults } of await runAxe(page)) for (const f of faults) console.log(label, 'axe', rule, f);
  console.log(label, 'overflow', await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
  await page.screenshot({ path: `/tmp/w2/${name}-${label}.png`, fullPage: true });
  await context.close();
}
await browser.close();
