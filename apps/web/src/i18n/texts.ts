/** Derived from the files of `en` and `es`; `npm run test:unit -- apps/web/build/write-texts.test.ts -u` writes it. */
export const loaders = {
  en: {
    account: () => import('./en/account.ts'),
    audits: () => import('./en/audits.ts'),
    auth: () => import('./en/auth.ts'),
    contact: () => import('./en/contact.ts'),
    figures: () => import('./en/figures.ts'),
    frame: () => import('./en/frame.ts'),
    halts: () => import('./en/halts.ts'),
    translation: () => import('./en/index.ts'),
    notifications: () => import('./en/notifications.ts'),
    organizations: () => import('./en/organizations.ts'),
    pages: () => import('./en/pages.ts'),
    recovery: () => import('./en/recovery.ts'),
    reference: () => import('./en/reference.ts'),
    registration: () => import('./en/registration.ts'),
    scheduled: () => import('./en/scheduled.ts'),
    search: () => import('./en/search.ts'),
    settings: () => import('./en/settings.ts'),
    switcher: () => import('./en/switcher.ts'),
    tables: () => import('./en/tables.ts'),
    uploads: () => import('./en/uploads.ts'),
    work: () => import('./en/work.ts'),
  },
  es: {
    account: () => import('./es/account.ts'),
    audits: () => import('./es/audits.ts'),
    auth: () => import('./es/auth.ts'),
    contact: () => import('./es/contact.ts'),
    figures: () => import('./es/figures.ts'),
    frame: () => import('./es/frame.ts'),
    halts: () => import('./es/halts.ts'),
    translation: () => import('./es/index.ts'),
    notifications: () => import('./es/notifications.ts'),
    organizations: () => import('./es/organizations.ts'),
    pages: () => import('./es/pages.ts'),
    recovery: () => import('./es/recovery.ts'),
    reference: () => import('./es/reference.ts'),
    registration: () => import('./es/registration.ts'),
    scheduled: () => import('./es/scheduled.ts'),
    search: () => import('./es/search.ts'),
    settings: () => import('./es/settings.ts'),
    switcher: () => import('./es/switcher.ts'),
    tables: () => import('./es/tables.ts'),
    uploads: () => import('./es/uploads.ts'),
    work: () => import('./es/work.ts'),
  },
};

/** English decides which texts there are. */
export interface Texts {
  account: typeof import('./en/account.ts').account;
  audits: typeof import('./en/audits.ts').audits;
  auth: typeof import('./en/auth.ts').auth;
  contact: typeof import('./en/contact.ts').contact;
  figures: typeof import('./en/figures.ts').figures;
  frame: typeof import('./en/frame.ts').frame;
  halts: typeof import('./en/halts.ts').halts;
  translation: typeof import('./en/index.ts').en;
  notifications: typeof import('./en/notifications.ts').notifications;
  organizations: typeof import('./en/organizations.ts').organizations;
  pages: typeof import('./en/pages.ts').pages;
  recovery: typeof import('./en/recovery.ts').recovery;
  reference: typeof import('./en/reference.ts').reference;
  registration: typeof import('./en/registration.ts').registration;
  scheduled: typeof import('./en/scheduled.ts').scheduled;
  search: typeof import('./en/search.ts').search;
  settings: typeof import('./en/settings.ts').settings;
  switcher: typeof import('./en/switcher.ts').switcher;
  tables: typeof import('./en/tables.ts').tables;
  uploads: typeof import('./en/uploads.ts').uploads;
  work: typeof import('./en/work.ts').work;
}
