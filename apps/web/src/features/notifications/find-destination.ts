import type { Notification } from '@ringfence/contract/notifications';
import { campaignAddress } from '../campaigns/index.ts';

const homePage = '/dashboard';
/** Of what is about no list and no campaign, where there is a better place than home. */
const pages: Readonly<Record<string, string>> = {
  caller_id_rested: '/settings/caller-ids',
  member_joined: '/settings/members',
  audit_found: '/activity/audit',
  promises_broken: '/debtors/contacts',
  numbers_limit_reached: '/activity',
  recordings_limit_reached: '/activity',
  downloads_limit_reached: '/activity',
  streams_limit_reached: '/activity',
};

interface Place {
  mode: 'admin' | 'organization';
  /** The one worked in; null where the work spans all of them, or there is none. */
  organizationId: string | null;
  /** Those that the person can switch to. */
  ownIds: readonly string[];
}

export interface Destination {
  url: string;
  /** The organization to switch to first, because the page is not to be seen from here. */
  switchTo: string | null;
}

type Notified = Pick<Notification, 'organization' | 'subject'> & { kind: string };

function findPage({ kind, subject }: Notified): string {
  switch (subject?.kind) {
    case 'list':
      return `/debtors/list/${subject.id}`;
    case 'contact':
      return `/debtors/contacts/${subject.id}`;
    case 'import':
      return `/debtors/upload?import=${subject.id}`;
    case 'campaign':
      return campaignAddress(subject.id);
    default:
      return pages[kind] ?? homePage;
  }
}

/** Where one can read on, as far as it can be reached from where the person works. */
export function findDestination(notification: Notified, place: Place): Destination {
  const page = findPage(notification);
  const organizationId = notification.organization?.id ?? null;
  if (organizationId === null || organizationId === place.organizationId) {
    return { url: page, switchTo: null };
  }
  if (place.mode === 'admin') {
    const mark = page.includes('?') ? '&' : '?';
    return { url: `${page}${mark}organization=${organizationId}`, switchTo: null };
  }
  // What belongs to an organization that the person has left is not to be seen any more.
  return place.ownIds.includes(organizationId)
    ? { url: page, switchTo: organizationId }
    : { url: homePage, switchTo: null };
}
