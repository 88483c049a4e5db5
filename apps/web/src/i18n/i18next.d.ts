import type { en } from './en/index.ts';
import type { registration } from './en/registration.ts';
import type { work } from './en/work.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'translation';
    resources: {
      translation: typeof en;
      registration: typeof registration;
      work: typeof work;
    };
  }
}
