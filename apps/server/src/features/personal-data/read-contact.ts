import type { Transaction } from '../../platform/database/database.ts';
import {
  exportActions,
  exportActivity,
  exportCallbacks,
  exportCalls,
  exportConsents,
  exportDebts,
  exportDecisions,
  exportInconvenientTimes,
  exportLinks,
  exportNotes,
  exportOutsideCalls,
  exportPayments,
  exportPhones,
  exportPromises,
  exportRecordings,
  exportRemovals,
  exportRestrictions,
  exportContact as exportStatement,
  exportTargets,
  exportUploads,
} from './queries/export.ts';

const parts = {
  phones: exportPhones,
  debts: exportDebts,
  consents: exportConsents,
  restrictions: exportRestrictions,
  inconvenientTimes: exportInconvenientTimes,
  callbacks: exportCallbacks,
  outsideCalls: exportOutsideCalls,
  promises: exportPromises,
  payments: exportPayments,
  samePerson: exportLinks,
  notes: exportNotes,
  uploads: exportUploads,
  actions: exportActions,
  campaigns: exportTargets,
  campaignsWithout: exportRemovals,
  calls: exportCalls,
  recordings: exportRecordings,
  decisions: exportDecisions,
  activity: exportActivity,
} as const;

export type ContactPart = keyof typeof parts;

/** Parts of what is stored about a person, each as documents, oldest first. */
export async function readContactParts<Part extends ContactPart>(
  transaction: Transaction,
  contactId: string,
  wanted: readonly Part[],
): Promise<Record<Part, unknown[]>> {
  const read: Partial<Record<Part, unknown[]>> = {};
  for (const name of wanted) {
    const rows = await transaction.all(parts[name], [contactId]);
    read[name] = rows.map(({ document }) => document);
  }
  return requireAll(read, wanted);
}

function requireAll<Part extends ContactPart>(
  read: Partial<Record<Part, unknown[]>>,
  wanted: readonly Part[],
): Record<Part, unknown[]> {
  const isWhole = (value: typeof read): value is Record<Part, unknown[]> =>
    wanted.every((name) => value[name] !== undefined);
  if (!isWhole(read)) throw new Error('a part of what is stored about a person was not read');
  return read;
}

export const contactParts = Object.keys(parts).filter((name): name is ContactPart => name in parts);

/** Who they are, held so that nobody erases them meanwhile; undefined where there is nobody. */
export async function readContactItself(
  transaction: Transaction,
  contactId: string,
): Promise<{ document: unknown } | undefined> {
  return transaction.first(exportStatement, [contactId]);
}
