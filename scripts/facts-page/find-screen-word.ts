import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contact } from '../../apps/web/src/i18n/en/contact.ts';
import { contactEdits } from '../../apps/web/src/i18n/en/contact-edits.ts';
import { contactForms } from '../../apps/web/src/i18n/en/contact-forms.ts';
import { policy } from '../../apps/web/src/i18n/en/policy.ts';
import { settings } from '../../apps/web/src/i18n/en/settings.ts';
import { work } from '../../apps/web/src/i18n/en/work.ts';

const words: Readonly<Record<string, unknown>> = {
  contact,
  contactEdits,
  contactForms,
  policy,
  settings,
  work,
};

const web = join(import.meta.dirname, '../../apps/web/src');

/** What stands on the screen by the name of a word, such as `contactEdits.debtForm.kind`. */
export function findScreenWord(name: string): string | undefined {
  let found: unknown = words;
  for (const key of name.split('.')) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = Object.entries(found).find(([known]) => known === key)?.[1];
  }
  return typeof found === 'string' ? found : undefined;
}

let sources: string | undefined;

/** Whether a part of the screen asks for the word, by its whole name or as one of several. */
export function isShown(name: string): boolean {
  sources ??= readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .map((file) => readFileSync(join(web, file), 'utf8'))
    .join('\n');
  const keys = name.split('.').slice(1);
  if (sources.includes(`'${keys.join('.')}'`)) return true;
  const parents = keys.slice(0, -1).map((_, index) => keys.slice(0, index + 1).join('.'));
  const all = sources;
  return parents.some((parent) => all.includes(`\`${parent}.\${`));
}
