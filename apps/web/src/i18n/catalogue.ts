import type { account } from './en/account.ts';
import type { auth } from './en/auth.ts';
import type { en } from './en/index.ts';
import type { recovery } from './en/recovery.ts';
import type { registration } from './en/registration.ts';
import type { work } from './en/work.ts';

type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

/** English decides which texts there are; every other language must have exactly the same ones. */
export type Catalogue = Translated<typeof en>;
export type AuthCatalogue = Translated<typeof auth>;
export type RecoveryCatalogue = Translated<typeof recovery>;
export type AccountCatalogue = Translated<typeof account>;
export type RegistrationCatalogue = Translated<typeof registration>;
export type WorkCatalogue = Translated<typeof work>;
