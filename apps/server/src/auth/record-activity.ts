import {
  type ActivityEffects,
  appendEntries,
  type NewEntry,
} from '../platform/activity/append-entries.ts';
import type { Transaction } from '../platform/database/database.ts';
import { listOrganizationsOfUser } from './queries/users.ts';

export interface ProfileAct {
  userId: string;
  action:
    | 'profile.signed_up'
    | 'profile.signed_in'
    | 'profile.signed_out'
    | 'profile.sign_in_failed'
    | 'profile.confirmed'
    | 'profile.password_reset_requested'
    | 'profile.password_changed'
    | 'profile.email_changed'
    | 'profile.phone_changed'
    | 'profile.second_factor_added'
    | 'profile.second_factor_removed'
    | 'profile.second_factor_failed'
    | 'profile.identity_linked'
    | 'profile.identity_unlinked'
    | 'profile.session_ended'
    | 'profile.invited'
    | 'profile.deleted'
    | 'profile.changed_by_administrator';
  detail: Record<string, unknown>;
  /** Left out where it is as usual: see `nameActor`. */
  actor?: NewEntry['actor'];
}

/** What anybody can bring about who knows an address. */
const actsOfStrangers: ReadonlySet<ProfileAct['action']> = new Set([
  'profile.sign_in_failed',
  'profile.password_reset_requested',
]);

/** The person, unless nobody has shown that it was them: the record accuses nobody. */
function nameActor({ userId, action }: ProfileAct): NewEntry['actor'] {
  return actsOfStrangers.has(action) ? { kind: 'system' } : { kind: 'profile', id: userId };
}

/** Signing in concerns every organization of the person, so each one's record tells of it. */
export async function recordActivity(
  services: { effects: ActivityEffects },
  transaction: Transaction,
  act: ProfileAct,
): Promise<void> {
  const { userId, action, detail, actor = nameActor(act) } = act;
  const memberships = await transaction.all(listOrganizationsOfUser, [userId]);
  await appendEntries(
    transaction,
    services.effects,
    memberships.map(({ organization_id }) => ({
      organizationId: organization_id,
      actor,
      action,
      subject: { kind: 'profile', id: userId },
      detail,
    })),
  );
}
