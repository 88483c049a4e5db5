import { describe, expect, it } from 'vitest';
import { account } from './en/account.ts';
import { audits } from './en/audits.ts';
import { auth } from './en/auth.ts';
import { contact } from './en/contact.ts';
import { figures } from './en/figures.ts';
import { frame } from './en/frame.ts';
import { halts } from './en/halts.ts';
import { en } from './en/index.ts';
import { notifications } from './en/notifications.ts';
import { organizations } from './en/organizations.ts';
import { pages } from './en/pages.ts';
import { recovery } from './en/recovery.ts';
import { reference } from './en/reference.ts';
import { registration } from './en/registration.ts';
import { scheduled } from './en/scheduled.ts';
import { search } from './en/search.ts';
import { settings } from './en/settings.ts';
import { switcher } from './en/switcher.ts';
import { tables } from './en/tables.ts';
import { uploads } from './en/uploads.ts';
import { work } from './en/work.ts';
import { account as spanishAccount } from './es/account.ts';
import { audits as spanishAudits } from './es/audits.ts';
import { auth as spanishAuth } from './es/auth.ts';
import { contact as spanishContact } from './es/contact.ts';
import { figures as spanishFigures } from './es/figures.ts';
import { frame as spanishFrame } from './es/frame.ts';
import { halts as spanishHalts } from './es/halts.ts';
import { es } from './es/index.ts';
import { notifications as spanishNotifications } from './es/notifications.ts';
import { organizations as spanishOrganizations } from './es/organizations.ts';
import { pages as spanishPages } from './es/pages.ts';
import { recovery as spanishRecovery } from './es/recovery.ts';
import { reference as spanishReference } from './es/reference.ts';
import { registration as spanishRegistration } from './es/registration.ts';
import { scheduled as spanishScheduled } from './es/scheduled.ts';
import { search as spanishSearch } from './es/search.ts';
import { settings as spanishSettings } from './es/settings.ts';
import { switcher as spanishSwitcher } from './es/switcher.ts';
import { tables as spanishTables } from './es/tables.ts';
import { uploads as spanishUploads } from './es/uploads.ts';
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

const english = listTexts({
  en,
  account,
  auth,
  recovery,
  registration,
  notifications,
  scheduled,
  search,
  figures,
  frame,
  pages,
  reference,
  halts,
  switcher,
  organizations,
  settings,
  audits,
  contact,
  uploads,
  tables,
  work,
});
const spanish = new Map(
  listTexts({
    en: es,
    account: spanishAccount,
    auth: spanishAuth,
    recovery: spanishRecovery,
    registration: spanishRegistration,
    notifications: spanishNotifications,
    scheduled: spanishScheduled,
    search: spanishSearch,
    figures: spanishFigures,
    frame: spanishFrame,
    pages: spanishPages,
    reference: spanishReference,
    halts: spanishHalts,
    switcher: spanishSwitcher,
    organizations: spanishOrganizations,
    settings: spanishSettings,
    audits: spanishAudits,
    contact: spanishContact,
    uploads: spanishUploads,
    tables: spanishTables,
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
