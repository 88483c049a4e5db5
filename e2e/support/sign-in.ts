import type { Page } from 'playwright-core';

/** The password of everybody in the sample data. */
export const demoPassword = 'lawful-minute';

export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('Email or phone number').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}
