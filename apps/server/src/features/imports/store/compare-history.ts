import type { Transaction } from '../../../platform/database/database.ts';
import { type ComparedFindings, readCallable, sumCauses } from './describe-changes.ts';
import type { StoredImport } from './find-import.ts';
import { forgetCallable } from './queries/callable.ts';
import {
  compareCalls,
  compareConsents,
  compareInconvenient,
  compareRestrictions,
  countWaitingConsents,
  noteCallableConsents,
} from './queries/history-entries.ts';

const statements = {
  calls: compareCalls,
  consents: compareConsents,
  restrictions: compareRestrictions,
};

export type HistoryKind = keyof typeof statements;

export const isHistory = (kind: string): kind is HistoryKind => kind in statements;

/** What a previous system did and learned is added to what is known; nothing of it is changed. */
export async function compareHistory(
  transaction: Transaction,
  found: StoredImport,
): Promise<ComparedFindings> {
  if (!isHistory(found.kind)) throw new Error(`nothing is known of uploads of ${found.kind}`);
  const counted = await transaction.first(statements[found.kind], found.key);
  const times =
    found.kind === 'restrictions'
      ? await transaction.first(compareInconvenient, found.key)
      : undefined;
  await transaction.all(forgetCallable, found.key);
  if (found.kind === 'consents') await transaction.all(noteCallableConsents, found.key);
  return {
    ...(await sumCauses(transaction, found)),
    added: (counted?.added ?? 0) + (times?.added ?? 0),
    changed: 0,
    unchanged: (counted?.unchanged ?? 0) + (times?.unchanged ?? 0),
    changes: {
      names: 0,
      addresses: 0,
      phones: 0,
      balances: 0,
      debtsAdded: 0,
      debtsPaid: 0,
      debtsRecalled: 0,
      consentsGiven: found.kind === 'consents' ? (counted?.added ?? 0) : 0,
      consentsTakenBack: 0,
      restricted: found.kind === 'restrictions' ? (counted?.added ?? 0) : 0,
      inconvenient: times?.added ?? 0,
    },
    balanceMoves: [],
    callable: await readCallable(transaction, found),
    waiting: 0,
    asks: null,
    samples: [],
    unheeded: { people: 0, examples: [] },
    statuses: [],
    suppressed: 0,
    missing: 0,
    warnings: [],
    comparedWith: '',
  };
}

/** Where people wait, fewer permissions are stored than the file tells. */
export async function leaveOutWaitingEntries(
  transaction: Transaction,
  found: StoredImport,
  findings: ComparedFindings,
): Promise<ComparedFindings> {
  const { people } = findings.callable;
  if (people === 0 || found.confirms_callable) return findings;
  const counted = await transaction.first(countWaitingConsents, found.key);
  const added = findings.added - (counted?.rows ?? 0);
  const changes = { ...findings.changes, consentsGiven: added };
  return { ...findings, added, changes, waiting: people };
}
