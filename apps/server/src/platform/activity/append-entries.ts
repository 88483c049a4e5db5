import type { Transaction } from '../database/database.ts';
import { publishEvents } from '../live/publish-events.ts';
import { insertEntries, setKey } from './queries.ts';

export interface NewEntry {
  organizationId: string;
  /** A person; marked as a super administrator wherever they act as one, whatever is said here. */
  actor: { kind: 'profile' | 'super_administrator'; id: string } | { kind: 'system' };
  /** `<thing>.<what was done>`, in the past tense, such as `profile.signed_in`. */
  action: string;
  subject?: { kind: string; id: string };
  detail?: Record<string, unknown>;
}

/** What happens once an entry is committed: it is shown live, and sealed. */
export interface ActivityEffects {
  wakeRelay(): void;
  wakeSealing(): void;
}

/**
 * What follows in the transaction was asked for by this key. A request that came by one says so by itself;
 * what is done for it later, as the system, has to.
 */
export async function nameKey(transaction: Transaction, apiKeyId: string | null): Promise<void> {
  await transaction.all(setKey, [apiKeyId ?? '']);
}

/** Writes down who did what, in the transaction that does it. */
export async function appendEntries(
  transaction: Transaction,
  effects: ActivityEffects,
  entries: readonly NewEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  await transaction.all(insertEntries, [
    entries.map(({ organizationId }) => organizationId),
    entries.map(({ actor }) => actor.kind),
    entries.map(({ actor }) => (actor.kind === 'system' ? null : actor.id)),
    entries.map(({ action }) => action),
    entries.map(({ subject }) => subject?.kind ?? null),
    entries.map(({ subject }) => subject?.id ?? null),
    entries.map(({ detail }) => JSON.stringify(detail ?? {})),
  ]);
  transaction.afterCommit(effects.wakeSealing);
  const organizations = new Set(entries.map(({ organizationId }) => organizationId));
  await publishEvents(
    transaction,
    effects.wakeRelay,
    [...organizations].map((organizationId) => ({
      organizationId,
      event: { kind: 'activity_appended' },
    })),
  );
}
