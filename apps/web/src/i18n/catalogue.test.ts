import { describe, expect, it } from 'vitest';
import { account } from './en/account.ts';
import { auth } from './en/auth.ts';
import { en } from './en/index.ts';
import { recovery } from './en/recovery.ts';
import { registration } from './en/registration.ts';
import { work } from './en/work.ts';
import { account as spanishAccount } from './es/account.ts';
import { auth as spanishAuth } from './es/auth.ts';
import { es } from './es/index.ts';
import { recovery as spanishRecovery } from './es/recovery.ts';
import { registration as spanishRegistration } from './es/registration.ts';
import { work as spanishWork } from './es/work.ts';

function listTexts(value: object, path = ''): [path: string, text: string][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const childPath = path === '' ? key : `${path}.${key}`;
    if (typeof child === 'string') {
      return [[childPath, child]];
    }
    return typeof child === 'object' && child !== null ? listTexts(child, childPath) : [];
  });
}

function listPlaceholders(text: string): string[] {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '').sort();
}

const english = listTexts({ en, account, auth, recovery, registration, work });
const spanish = new Map(
  listTexts({
    en: es,
    account: spanishAccount,
    auth: spanishAuth,
    recovery: spanishRecovery,
    registration: spanishRegistration,
    work: spanishWork,
  }),
);

describe('the catalogues', () => {
  it('have the same texts in English and Spanish', () => {
    expect([...spanish.keys()].sort()).toEqual(english.map(([path]) => path).sort());
  });

  it('have no empty text', () => {
    for (const [path, text] of [...english, ...spanish]) {
      expect(text.trim(), path).not.toBe('');
    }
  });

  it.each(english)('%s takes the same values in both languages', (path, text) => {
    expect(listPlaceholders(spanish.get(path) ?? '')).toEqual(listPlaceholders(text));
  });
});
