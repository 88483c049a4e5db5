import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import type { LineRow } from './present-line.ts';

/** Writes down what somebody did to a line, and shows it live. The number is the organization's own. */
export async function tellLine(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  deed: 'added' | 'changed' | 'removed' | 'verified',
  { id, e164 }: LineRow,
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: `staffed_line.${deed}`,
      subject: { kind: 'staffed_line', id },
      detail: { e164 },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'scripts_changed' } },
  ]);
}
