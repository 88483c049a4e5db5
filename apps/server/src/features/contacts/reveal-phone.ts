import { appendEntries } from '../../platform/activity/append-entries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { type LimitServices, limitPerson } from '../limits/index.ts';
import { findPhone } from './queries.ts';

/** Shows a whole number, and writes down in the same transaction who saw whose. */
export async function revealPhone(
  services: LimitServices,
  context: { scope: OrganizationScope },
  phoneId: string,
): Promise<{ e164: string }> {
  const { database, effects } = services;
  const { scope } = context;
  await limitPerson(services, context, 'numbers');
  return database.asTenant(scope, async (transaction) => {
    const phone = await transaction.first(findPhone, [phoneId]);
    if (phone === undefined) throw new ProblemError('not_found');
    await appendEntries(transaction, effects, [
      {
        organizationId: scope.organizationId,
        actor: { kind: 'profile', id: scope.userId },
        action: 'phone.revealed',
        subject: { kind: 'contact', id: phone.contact_id },
      },
    ]);
    return { e164: phone.e164 };
  });
}
