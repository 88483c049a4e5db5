import type { OrganizationSummary } from '@ringfence/contract/administration';
import type { Language } from '../../i18n/languages.ts';
import { formatNumber } from '../../ui/format-number.ts';

/** How many contacts there are, as far as they were counted. */
export function writeContacts(
  { contacts, hasMoreContacts }: Pick<OrganizationSummary, 'contacts' | 'hasMoreContacts'>,
  language: Language,
): string {
  return `${formatNumber(contacts, language)}${hasMoreContacts ? '+' : ''}`;
}
