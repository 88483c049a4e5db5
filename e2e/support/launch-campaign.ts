import type { Page } from 'playwright-core';

/** Opens a folded part of the form for a campaign, which stays open. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('summary').filter({ hasText: title }).click();
}

/** Starts what the form holds: it is asked for once more, and then there. */
export async function launchCampaign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start campaign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start', exact: true }).click();
  await page.waitForURL(/\/activity\/scheduled\/campaigns\/[0-9a-f-]{36}/);
  // The form says "Finished" too, of its forecast, and stays for a moment while the campaign's page loads.
  await page.getByRole('button', { name: 'Start campaign' }).waitFor({ state: 'detached' });
}
