import type { account } from './en/account.ts';
import type { audits } from './en/audits.ts';
import type { auth } from './en/auth.ts';
import type { contact } from './en/contact.ts';
import type { figures } from './en/figures.ts';
import type { frame } from './en/frame.ts';
import type { halts } from './en/halts.ts';
import type { en } from './en/index.ts';
import type { notifications } from './en/notifications.ts';
import type { organizations } from './en/organizations.ts';
import type { pages } from './en/pages.ts';
import type { recovery } from './en/recovery.ts';
import type { reference } from './en/reference.ts';
import type { registration } from './en/registration.ts';
import type { scheduled } from './en/scheduled.ts';
import type { search } from './en/search.ts';
import type { settings } from './en/settings.ts';
import type { switcher } from './en/switcher.ts';
import type { tables } from './en/tables.ts';
import type { uploads } from './en/uploads.ts';
import type { work } from './en/work.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof en;
      account: typeof account;
      auth: typeof auth;
      recovery: typeof recovery;
      registration: typeof registration;
      notifications: typeof notifications;
      scheduled: typeof scheduled;
      search: typeof search;
      figures: typeof figures;
      frame: typeof frame;
      pages: typeof pages;
      reference: typeof reference;
      halts: typeof halts;
      switcher: typeof switcher;
      organizations: typeof organizations;
      settings: typeof settings;
      audits: typeof audits;
      contact: typeof contact;
      uploads: typeof uploads;
      tables: typeof tables;
      work: typeof work;
    };
  }
}
