import { beforeAll, describe, expect, it } from 'vitest';
import { signInToApi } from './support/ask-api.ts';
import { lookInBothSchemes } from './support/look-at-page.ts';
import { makeRecords } from './support/make-records.ts';
import { type View, widths } from './support/open-browser.ts';
import { openSignedIn } from './support/open-signed-in.ts';
import { openTeam, type Team } from './support/open-team.ts';
import { useSharedProduct } from './support/use-product.ts';

const product = useSharedProduct();
const desktop = { name: '1440 light', width: 1440, height: 900, colorScheme: 'light' } as const;

let team: Team;
let records: Awaited<ReturnType<typeof makeRecords>>;
beforeAll(async () => {
  team = await openTeam(product.address, 'Way Services');
  records = await makeRecords(await signInToApi(product.address, team.admin));
});

const enter = (email: string, path: string, view: View = desktop) =>
  openSignedIn(product, view, { email }, path);

describe('campaigns', () => {
  it('lead from their old addresses to the new ones, with all that the address says', async () => {
    const { page, faults } = await enter(team.member.email, '/dashboard');
    await page.goto(`${product.address}/admin/bulk-calls/${records.campaignId}?from=mail`);
    await page.waitForURL(`**/activity/scheduled/campaigns/${records.campaignId}?from=mail`);
    await page.goto(`${product.address}/admin/bulk-calls?list=${records.listId}`);
    await page.waitForURL(`**/activity/scheduled/campaigns/new?list=${records.listId}`);
    await page.getByText('You do not have permission').waitFor();
    await page.goto(`${product.address}/admin/bulk-calls`);
    await page.waitForURL('**/activity/scheduled/campaigns');
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('are a tab of what is scheduled, and an admin starts one from the menu', async () => {
    const { page, faults } = await enter(team.admin.email, '/activity/scheduled');
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
    await page.waitForURL('**/activity/scheduled/campaigns');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    await menu.getByRole('link', { name: 'New campaign' }).click();
    await page.waitForURL('**/activity/scheduled/campaigns/new');
    await page.getByLabel('Script').waitFor();
    const crumbs = page.getByRole('navigation', { name: 'Where you are' });
    expect(await crumbs.getByRole('listitem').allInnerTexts()).toEqual([
      'Home',
      'Activity',
      'Scheduled Activity',
      'Campaigns',
      'New campaign',
    ]);
    expect(faults).toEqual([]);
    await page.context().close();
  });
});

describe('the settings', () => {
  it('ask before unsaved text is lost, by a link and by the way back', async () => {
    const { page, faults } = await enter(team.admin.email, '/settings');
    await page.waitForURL('**/settings/general');
    const sections = page.getByRole('navigation', { name: 'Sections of the settings' });
    await sections.getByRole('link', { name: 'Licences' }).click();
    await page.waitForURL('**/settings/licences');
    await sections.getByRole('link', { name: 'Name and time zone' }).click();
    const name = page.getByLabel('Organization name');
    await name.fill('Another name');
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await sections.getByRole('link', { name: 'Policy' }).click();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await name.inputValue()).toBe('Another name');
    await page.goBack();
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    expect(new URL(page.url()).pathname).toBe('/settings/general');
    expect(await name.inputValue()).toBe('Another name');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/settings/licences');
    await page.getByRole('button', { name: 'Add licence' }).waitFor();
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('ask the browser to warn before the window is closed', async () => {
    const { page } = await enter(team.admin.email, '/settings/general');
    await page.getByLabel('Organization name').fill('Another name');
    const asked = page.waitForEvent('dialog');
    const leaving = page.goto(`${product.address}/dashboard`);
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.accept();
    await leaving;
    await page.context().close();
  });
});

describe('the pages that one finds one’s way by', () => {
  it.each(widths)('are readable by everybody at $name', async (view) => {
    const { page } = await enter(team.admin.email, '/dashboard', view);
    const visit = (path: string, name: string) =>
      lookInBothSchemes(page, view, { url: `${product.address}${path}`, name });
    expect(await visit('/activity/scheduled/campaigns', 'campaigns-tab')).toEqual([]);
    expect(await visit('/activity/scheduled/campaigns/new', 'campaigns-new')).toEqual([]);
    expect(await visit('/activity/recent', 'recent')).toEqual([]);
    expect(await visit('/settings/caller-ids', 'settings-caller-ids')).toEqual([]);
    expect(await visit('/settings/members', 'settings-members')).toEqual([]);
    await page.context().close();
  });
});
