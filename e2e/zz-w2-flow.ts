import { launchChromium } from './support/launch-chromium.ts';
import { findChromium } from './support/find-chromium.ts';
import { signIn } from './support/sign-in.ts';
import { runAxe } from './support/run-axe.ts';
const A = 'http://localhost:4518';
const browser = await launchChromium(findChromium());
const narrow = process.env.NARROW === '1';
const context = await browser.newContext({ viewport: narrow ? { width: 390, height: 844 } : { width: 1440, height: 900 }, locale: 'en-US', colorScheme: process.env.DARK === '1' ? 'dark' : 'light', acceptDownloads: true });
const page = await context.newPage();
page.setDefaultTimeout(10000);
page.on('pageerror', (e) => console.log('pageerror', e.message));
page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
page.on('response', async (r) => { if (r.status() >= 400) console.log('http', r.status(), r.url(), (await r.text()).slice(0, 300)); });
const axe = async (where: string) => { for (const { rule, faults } of await runAxe(page)) for (const f of faults) console.log('AXE', where, rule, f); };
const suffix = narrow ? '-narrow' : '';
const shot = (name: string) => page.screenshot({ path: `/tmp/w2/flow-${name}${suffix}.png` });
await page.goto(`${A}/login`); await signIn(page, process.env.EMAIL ?? 'admin@harbor.example'); await page.waitForURL('**/dashboard');
await page.goto(`${A}/debtors/contacts`);
await page.getByRole('link', { name: 'Ivy Chen' }).click();
await page.getByRole('heading', { name: 'Ivy Chen' }).waitFor();
await page.getByText('Contact ledger').waitFor();
const open = async (name: string) => { await page.getByRole('button', { name: 'Record', exact: true }).first().click(); await page.getByRole('menuitem', { name, exact: true }).click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(300); };
await page.getByRole('button', { name: 'Record', exact: true }).first().click(); await page.waitForTimeout(400); await axe('menu'); await shot('menu'); await page.keyboard.press('Escape');
for (const name of ['Stop calling', 'Not this number', 'Cease in writing', 'Attorney', 'Dispute', 'Original creditor asked for', 'Bankruptcy', 'Paid', 'Deceased', 'Wrong number', 'Number given to somebody else', 'Employer forbids calls', 'Inconvenient place']) {
  await open(name);
  if (name === 'Cease in writing') { await axe('restriction'); await shot('cease'); }
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Evidence').fill(`Proof of ${name}`);
  await dialog.getByRole('button', { name: 'Record', exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(`Recorded: ${name}.`).waitFor();
  if (name === 'Stop calling') { await page.waitForTimeout(700); await axe('toast'); await shot('toast'); }
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`Taken back: ${name}.`).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
}
console.log('restrictions ok');
await open('Consent'); await axe('consent'); await shot('consent');
await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
await page.getByText('Recorded: Automated and recorded voices').waitFor(); await page.getByRole('button', { name: 'Dismiss' }).click();
await open('Consent'); await page.getByLabel('Unusual times or places').check();
await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click(); await page.waitForTimeout(300); await shot('consent-fault');
console.log('focus', await page.evaluate('document.activeElement.id'));
await page.keyboard.press('Escape');
await open('Inconvenient time'); await axe('time'); await page.getByLabel('Mon').check(); await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click(); await page.waitForTimeout(300);
console.log('focus', await page.evaluate('document.activeElement.id')); await shot('time');
await page.getByLabel('From').fill('09:00'); await page.getByLabel('To', { exact: true }).fill('12:00');
await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
await page.getByText('Recorded: Inconvenient time').waitFor(); await page.getByRole('button', { name: 'Dismiss' }).click();
await open('Call made elsewhere'); await axe('outside'); await shot('outside');
await page.getByLabel('What happened').selectOption('no_answer');
await page.getByRole('dialog').getByRole('button', { name: 'Record', exact: true }).click();
await page.getByText('Recorded: Call made elsewhere').waitFor(); await page.getByRole('button', { name: 'Dismiss' }).click();
await open('Confirmed time zone'); await axe('zone'); await shot('zone'); await page.getByLabel('Time zone').selectOption('America/Denver'); await page.getByRole('button', { name: 'Save' }).click();
await page.getByText('The time zone was confirmed').waitFor(); await page.getByRole('button', { name: 'Undo' }).click(); await page.getByText('Taken back: Confirmed').waitFor(); await page.getByRole('button', { name: 'Dismiss' }).click();
// end, take back
await page.getByRole('button', { name: /^End: Mon, 09:00/ }).first().click(); await page.getByText(/^Ended: Mon/).first().waitFor(); await page.getByRole('button', { name: 'Dismiss' }).click();
await page.getByRole('button', { name: /Record that this was taken back/ }).first().click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(300); await axe('revoke'); await shot('revoke'); await page.keyboard.press('Escape');
// phone, debt
await page.getByRole('button', { name: /Change what is known of \+/ }).first().click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(300); await axe('phone'); await shot('phone'); await page.getByLabel('Tied to').selectOption('work'); await page.getByRole('button', { name: 'Save' }).click(); await page.getByText('Mobile, Work').first().waitFor(); await page.getByRole('button', { name: 'Dismiss' }).click();
await page.getByRole('button', { name: /Change what is known of the debt/ }).first().click(); await page.getByRole('dialog').waitFor(); await page.waitForTimeout(300); await axe('debt'); await shot('debt'); await page.getByLabel('Loan account number').fill('LN-1'); await page.getByRole('button', { name: 'Save' }).click(); await page.getByText('Loan account: LN-1').waitFor(); await page.getByRole('button', { name: 'Dismiss' }).click();
// as of
await page.getByRole('button', { name: 'Tomorrow 9:00' }).click(); await page.waitForURL(/at=/); await page.getByText('Judged as of').waitFor(); console.log(page.url()); 
await page.getByLabel('As of').fill('2040-01-01T10:00'); await page.getByRole('button', { name: 'Show', exact: true }).click(); await page.waitForTimeout(1500); await shot('asof-far'); await page.getByRole('button', { name: 'Now', exact: true }).click(); await page.getByText('Judged now').waitFor();
// export
const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download everything' }).click()]); console.log('download', download.suggestedFilename());
await page.screenshot({ path: `/tmp/w2/flow-end${suffix}.png`, fullPage: true });
await browser.close();
