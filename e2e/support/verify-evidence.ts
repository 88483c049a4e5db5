import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Takes the evidence of the call on the screen, and the keys that the installation publishes. */
export async function downloadEvidence(
  page: Page,
  address: string,
  folder: string,
): Promise<{ file: string; keys: string }> {
  const arriving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download evidence' }).click();
  const file = join(folder, 'evidence.zip');
  await (await arriving).saveAs(file);
  const published = await fetch(`${address}/.well-known/ringfence-evidence-keys.json`);
  const keys = join(folder, 'keys.json');
  writeFileSync(keys, await published.text());
  return { file, keys };
}

/** As the README says it is checked. */
function verify(file: string, keys: string): Promise<{ code: unknown; text: string }> {
  const words = ['run', '--silent', 'verify-evidence', file, '--', '--key', keys];
  return new Promise((resolve) => {
    execFile('npm', words, { cwd: root }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, text: `${stdout}${stderr}` }),
    );
  });
}

/** The same file with one other byte, at the first place where a text stands. */
function changeByte(file: string, text: string): string {
  const bytes = readFileSync(file);
  const place = bytes.indexOf(text);
  expect(place).toBeGreaterThan(0);
  bytes[place] = (bytes[place] ?? 0) ^ 1;
  const changed = `${file}.changed.zip`;
  writeFileSync(changed, bytes);
  return changed;
}

/** An outsider finds the evidence right, and wrong once a single byte of it is another. */
export async function expectVerified({ file, keys }: { file: string; keys: string }) {
  const [right, wrong] = await Promise.all([
    verify(file, keys),
    verify(changeByte(file, '%PDF-'), keys),
  ]);
  expect(right.text).toContain('The evidence is as the installation signed it.');
  expect(right.code).toBe(0);
  expect(wrong.text).toMatch(/WRONG\s+.*pdf/i);
  expect(wrong.text).toContain('The evidence is NOT as the installation signed it');
  expect(wrong.code).toBe(1);
}
