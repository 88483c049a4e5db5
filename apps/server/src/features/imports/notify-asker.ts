import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { notifyMembers } from '../notifications/index.ts';

interface AskedImport {
  organizationId: string;
  importId: string;
  /** Who asked for the step, or else who began the upload. */
  taken: { asked_by: string | null; created_by: string };
}

/** The person who asked for a step need not wait for it: it may take long, and a notification says how it ended. */
export function notifyAsker(
  { effects }: Pick<Services, 'effects'>,
  transaction: Transaction,
  { organizationId, importId, taken }: AskedImport,
  kind: 'import_checked' | 'import_failed',
  figures: Readonly<Record<string, number>> = {},
): Promise<void> {
  return notifyMembers(transaction, effects, {
    organizationId,
    kind,
    subject: { kind: 'import', id: importId },
    figures,
    to: { userIds: [taken.asked_by ?? taken.created_by] },
  });
}
