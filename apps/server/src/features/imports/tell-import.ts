import type { ImportFindings } from '@ringfence/contract/imports';
import { appendEntries, type NewEntry, nameKey } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { notifyMembers } from '../notifications/index.ts';
import { publishImport } from './run-step.ts';

/** An upload that was stored or undone, and who asked for it. */
export interface AskedImport {
  organizationId: string;
  importId: string;
  listId: string | null;
  askedBy: string;
  askedAs: 'profile' | 'super_administrator';
  /** The key by which a program did. */
  apiKeyId: string | null;
}

type TellServices = Pick<Services, 'effects'>;

async function tell(
  { effects }: TellServices,
  transaction: Transaction,
  { organizationId, importId, listId, askedBy, askedAs, apiKeyId }: AskedImport,
  action: string,
): Promise<void> {
  const entry: NewEntry = {
    organizationId,
    actor: { kind: askedAs, id: askedBy },
    action,
    subject: listId === null ? { kind: 'import', id: importId } : { kind: 'list', id: listId },
    detail: { importId },
  };
  await nameKey(transaction, apiKeyId);
  await appendEntries(transaction, effects, [entry]);
  await publishImport({ effects }, transaction, { organizationId, importId });
  await publishEvents(transaction, effects.wakeRelay, [
    { organizationId, event: { kind: 'lists_changed' } },
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
}

export async function tellStored(
  services: TellServices,
  transaction: Transaction,
  asked: AskedImport,
  { added, changed, rejected }: ImportFindings,
): Promise<void> {
  const { organizationId, importId, listId, askedBy } = asked;
  await tell(services, transaction, asked, listId === null ? 'history.imported' : 'list.imported');
  await notifyMembers(transaction, services.effects, {
    organizationId,
    kind: 'import_finished',
    subject: listId === null ? { kind: 'import', id: importId } : { kind: 'list', id: listId },
    figures: { added, changed, rejected },
    to: { userIds: [askedBy], andAdmins: true },
  });
}

export function tellUndone(
  services: TellServices,
  transaction: Transaction,
  asked: AskedImport,
): Promise<void> {
  return tell(services, transaction, asked, 'import.undone');
}
