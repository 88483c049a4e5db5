import type { account } from './en/account.ts';
import type { auth } from './en/auth.ts';
import type { en } from './en/index.ts';
import type { recovery } from './en/recovery.ts';
import type { registration } from './en/registration.ts';
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
      work: typeof work;
    };
  }
}
