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

type Translated<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string ? string : Translated<Texts[Key]>;
};

/** English decides which texts there are; every other language must have exactly the same ones. */
export type Catalogue = Translated<typeof en>;
export type AuthCatalogue = Translated<typeof auth>;
export type RecoveryCatalogue = Translated<typeof recovery>;
export type AccountCatalogue = Translated<typeof account>;
export type RegistrationCatalogue = Translated<typeof registration>;
export type NotificationsCatalogue = Translated<typeof notifications>;
export type ScheduledCatalogue = Translated<typeof scheduled>;
export type SearchCatalogue = Translated<typeof search>;
export type FiguresCatalogue = Translated<typeof figures>;
export type FrameCatalogue = Translated<typeof frame>;
export type PagesCatalogue = Translated<typeof pages>;
export type ReferenceCatalogue = Translated<typeof reference>;
export type HaltsCatalogue = Translated<typeof halts>;
export type SwitcherCatalogue = Translated<typeof switcher>;
export type OrganizationsCatalogue = Translated<typeof organizations>;
export type AuditsCatalogue = Translated<typeof audits>;
export type SettingsCatalogue = Translated<typeof settings>;
export type ContactCatalogue = Translated<typeof contact>;
export type UploadsCatalogue = Translated<typeof uploads>;
export type TablesCatalogue = Translated<typeof tables>;
export type WorkCatalogue = Translated<typeof work>;
