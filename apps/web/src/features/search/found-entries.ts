import CampaignIcon from '@mui/icons-material/CampaignOutlined';
import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import ContactIcon from '@mui/icons-material/PersonOutlined';
import CallIcon from '@mui/icons-material/PhoneOutlined';
import type { NamedOrganization } from '@ringfence/contract/common';
import type { SearchResult } from '@ringfence/contract/search';
import type { TFunction } from 'i18next';
import type { Language } from '../../i18n/languages.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { nameOutcome } from '../calls/index.ts';
import { campaignAddress } from '../campaigns/index.ts';
import type { PaletteEntry } from './palette-entry.ts';

interface Reading {
  t: TFunction<'search'>;
  work: TFunction<'work'>;
  language: Language;
  /** The zone that times are shown in; the reader's own where none is given. */
  zone?: string | undefined;
  /** Whether more than one organization is looked through. */
  isAcross: boolean;
  onOpen: (url: string) => void;
}

export type FoundGroup = keyof SearchResult;

/** The order they are shown in. */
export const foundGroups: readonly FoundGroup[] = ['contacts', 'lists', 'campaigns', 'calls'];

/** What the server found, as lines of the palette. */
export function listFound(
  found: SearchResult,
  reading: Reading,
): Record<FoundGroup, PaletteEntry[]> {
  const { t, work, language, zone, isAcross, onOpen } = reading;
  const detail = (organization: NamedOrganization, ...parts: (string | null)[]) =>
    [...parts, isAcross ? organization.name : null].filter((part) => part !== null).join(' · ');
  return {
    contacts: found.contacts.map(({ id, fullName, externalReference, phone, organization }) => ({
      id: `contact:${id}`,
      label: fullName,
      detail: detail(organization, externalReference, phone ?? t('noPhone')),
      Icon: ContactIcon,
      run: () => onOpen(`/debtors/contacts/${id}`),
    })),
    lists: found.lists.map(({ id, name, organization }) => ({
      id: `list:${id}`,
      label: name,
      detail: detail(organization),
      Icon: ListIcon,
      run: () => onOpen(`/debtors/list/${id}`),
    })),
    campaigns: found.campaigns.map(({ id, name, state, organization }) => ({
      id: `campaign:${id}`,
      label: name,
      detail: detail(organization, work(`campaigns.states.${state}`)),
      Icon: CampaignIcon,
      run: () => onOpen(campaignAddress(id)),
    })),
    calls: found.calls.map((call) => ({
      id: `call:${call.id}`,
      label: call.contactName,
      detail: detail(
        call.organization,
        call.outcome === null
          ? work(`calls.states.${call.state}`)
          : nameOutcome(call.outcome, work),
        formatMoment(call.reservedAt, language, zone),
        call.phone,
      ),
      Icon: CallIcon,
      run: () => onOpen(`/calls/history/${call.id}`),
    })),
  };
}
