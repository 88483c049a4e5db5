import type { NotificationKind } from '@ringfence/domain/notifications/notification-kinds';
import { listAvailable } from '../features/availability/index.ts';
import { notifyOfAll } from '../features/notifications/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import type { DialerServices } from './services.ts';

/** What members who are available for calls learn of one, in the order in which it happens. */
const kinds = [
  ['wants_someone', 'someone_wanted'],
  ['nobody_answered', 'someone_missed'],
  ['transferred', 'someone_spoken_to'],
] as const satisfies readonly (readonly [string, NotificationKind])[];

/** The last thing that was learned: who asked and found nobody is said once. */
function findKind({ facts }: ChangedCall): NotificationKind | undefined {
  return kinds.findLast(([fact]) => facts.some(({ kind }) => kind === fact))?.[1];
}

/** Somebody asks for a person: those who said that they are there learn whose page to open. */
export async function tellAvailable(
  services: Pick<DialerServices, 'effects'>,
  transaction: Transaction,
  calls: readonly ChangedCall[],
  at: Date,
): Promise<void> {
  const asking = calls.flatMap((call) => {
    const kind = findKind(call);
    const { organization_id: organizationId, contact_id: id } = call.row;
    return kind === undefined ? [] : [{ organizationId, kind, id }];
  });
  if (asking.length === 0) return;
  const organizationIds = [...new Set(asking.map(({ organizationId }) => organizationId))];
  const available = await listAvailable(transaction, organizationIds, at);
  const notices = asking.map(({ organizationId, kind, id }) => ({
    organizationId,
    kind,
    subject: { kind: 'contact', id } as const,
    to: { userIds: available.get(organizationId) ?? [] },
  }));
  await notifyOfAll(transaction, services.effects, notices);
}
