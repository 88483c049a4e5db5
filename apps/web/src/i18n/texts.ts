/** Derived from the files of `en` and `es`; `npm run test:unit -- apps/web/build/write-texts.test.ts -u` writes it. */
export interface Texts {
  account: typeof import('./en/account.ts').account;
  audits: typeof import('./en/audits.ts').audits;
  auth: typeof import('./en/auth.ts').auth;
  callbacks: typeof import('./en/callbacks.ts').callbacks;
  contact: typeof import('./en/contact.ts').contact;
  figures: typeof import('./en/figures.ts').figures;
  frame: typeof import('./en/frame.ts').frame;
  halts: typeof import('./en/halts.ts').halts;
  translation: typeof import('./en/index.ts').en;
  notifications: typeof import('./en/notifications.ts').notifications;
  organizations: typeof import('./en/organizations.ts').organizations;
  pages: typeof import('./en/pages.ts').pages;
  promises: typeof import('./en/promises.ts').promises;
  recovery: typeof import('./en/recovery.ts').recovery;
  reference: typeof import('./en/reference.ts').reference;
  registration: typeof import('./en/registration.ts').registration;
  scheduled: typeof import('./en/scheduled.ts').scheduled;
  scriptEditor: typeof import('./en/script-editor.ts').scriptEditor;
  scripts: typeof import('./en/scripts.ts').scripts;
  search: typeof import('./en/search.ts').search;
  settings: typeof import('./en/settings.ts').settings;
  switcher: typeof import('./en/switcher.ts').switcher;
  tables: typeof import('./en/tables.ts').tables;
  uploads: typeof import('./en/uploads.ts').uploads;
  work: typeof import('./en/work.ts').work;
}
