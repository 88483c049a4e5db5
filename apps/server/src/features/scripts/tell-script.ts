import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';

export interface ScriptDeed {
  action: `script.${'created' | 'changed' | 'renamed' | 'approved' | 'withdrawn' | 'archived' | 'restored'}`;
  scriptId: string;
  /** Which version it was about, where it was one. Never the words: names may stand in them. */
  version?: number;
}

/** Writes down what somebody did to a script, and shows it live. */
export async function tellScript(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: OrganizationScope,
  { action, scriptId, version }: ScriptDeed,
): Promise<void> {
  await appendEntries(transaction, effects, [
    {
      organizationId,
      actor: { kind: 'profile', id: userId },
      action,
      subject: { kind: 'script', id: scriptId },
      detail: version === undefined ? {} : { version },
    },
  ]);
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'scripts_changed' } },
  ]);
}
