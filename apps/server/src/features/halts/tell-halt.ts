import { maskPersonal } from '@ringfence/domain/text/mask-personal';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { notifyAllAdmins, notifyMembers } from '../notifications/index.ts';
import { findObstacle, listOrganizations } from './queries.ts';

type Deed = 'halted' | 'allowed';
type TellingServices = Pick<Services, 'effects'>;

const changes = ['organization_changed', 'campaigns_changed'] as const;

/** In one organization: its record, its screens, and the members except the person who did it. */
export async function tellOrganization(
  { effects }: TellingServices,
  transaction: Transaction,
  { organizationId, userId }: { organizationId: string; userId: string },
  deed: Deed,
  note: string,
): Promise<void> {
  const subject = { kind: 'organization', id: organizationId } as const;
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: `calls.${deed}`,
      subject,
      detail: { note: maskPersonal(note) },
    },
  ]);
  await publishEvents(
    transaction,
    effects.wakeRelay,
    changes.map((kind) => ({ organizationId, event: { kind } })),
  );
  // Nobody hears that calls go on while something else still stands in their way.
  const obstacle = deed === 'allowed' ? await transaction.first(findObstacle) : undefined;
  if (obstacle?.is_halted || obstacle?.is_suspended) return;
  await notifyMembers(transaction, effects, {
    organizationId,
    kind: `calls_${deed}`,
    subject,
    to: 'members',
    except: userId,
  });
}

/** In every organization, as the system: its record, its screens, and all admins once. */
export async function tellEverybody(
  { effects }: TellingServices,
  transaction: Transaction,
  userId: string,
  deed: Deed,
  note: string,
): Promise<void> {
  const organizations = await transaction.all(listOrganizations);
  await appendEntries(
    transaction,
    effects,
    organizations.map(({ id }) => ({
      organizationId: id,
      actor: { kind: 'super_administrator', id: userId },
      action: `calls.${deed}`,
      subject: { kind: 'organization', id },
      detail: { note: maskPersonal(note), everywhere: true },
    })),
  );
  await publishEvents(
    transaction,
    effects.wakeRelay,
    organizations.flatMap(({ id }) =>
      changes.map((kind) => ({ organizationId: id, event: { kind } })),
    ),
  );
  const concerned = organizations.filter(({ may_call }) => deed === 'halted' || may_call);
  await notifyAllAdmins(transaction, effects, {
    kind: `calls_${deed}`,
    organizationIds: concerned.map(({ id }) => id),
    except: userId,
  });
}
