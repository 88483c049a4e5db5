import type { Page } from 'playwright-core';
import { expect } from 'vitest';

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

interface CampaignChoice {
  name: string;
  /** Said at the beginning of each call. */
  spokenName: string;
  attempts?: string;
  /** As the form offers it. */
  script?: string;
}

/** Has a list called, from a page that offers it. */
export async function callList(page: Page, choice: CampaignChoice): Promise<void> {
  await page.getByRole('link', { name: 'Call this list' }).first().click();
  await page.waitForURL('**/activity/scheduled/campaigns/new?list=*');
  await unfold(page, 'Name and voice');
  await page.getByLabel('Campaign name').fill(choice.name);
  await expect.poll(() => page.getByLabel('Caller ID').inputValue()).toMatch(/^\+1872/);
  await page.getByLabel('Name said on the call').fill(choice.spokenName);
  if (choice.script !== undefined) {
    await page.getByLabel('Script').selectOption({ label: choice.script });
  }
  if (choice.attempts !== undefined) {
    await unfold(page, 'Again');
    await page.getByLabel('Attempts per person').fill(choice.attempts);
  }
  await launchCampaign(page);
}

/** Until the campaign on the screen says so by itself, without a reload. */
export async function awaitFinished(page: Page): Promise<void> {
  await page.getByText('Finished', { exact: true }).first().waitFor();
}
