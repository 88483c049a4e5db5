import type { ActivityEntry } from '@ringfence/contract/activity';
import { campaignAddress } from '../campaigns/index.ts';

const settingsPages: Readonly<Record<string, string>> = {
  profile: '/settings/members',
  invitation: '/settings/members',
  licence: '/settings/licences',
  caller_id: '/settings/caller-ids',
  caller_id_pool: '/settings/caller-ids',
  carrier_account: '/settings/carrier-accounts',
  api_key: '/settings/api-keys',
};

/** The page of what an entry is about; null where it has none. */
export function findSubjectPage({
  action,
  subject,
}: Pick<ActivityEntry, 'action' | 'subject'>): string | null {
  if (subject === null) {
    return null;
  }
  switch (subject.kind) {
    case 'contact':
      return `/debtors/contacts/${subject.id}`;
    case 'list':
      return `/debtors/list/${subject.id}`;
    case 'campaign':
      return campaignAddress(subject.id);
    case 'import':
      return `/debtors/upload?import=${subject.id}`;
    case 'organization':
      if (action === 'audit.asked') return '/activity/audit';
      if (action === 'breaker_limits.changed') return '/settings/breakers';
      return action === 'policy.changed' ? '/settings/policy' : '/settings/general';
    default:
      return settingsPages[subject.kind] ?? null;
  }
}
