import { appendEntries } from '../../platform/activity/append-entries.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import {
  exportActions,
  exportActivity,
  exportCalls,
  exportConsents,
  exportDebts,
  exportDecisions,
  exportInconvenientTimes,
  exportLinks,
  exportNotes,
  exportOutsideCalls,
  exportPhones,
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
  outsideCalls: exportOutsideCalls,
  samePerson: exportLinks,
  notes: exportNotes,
  uploads: exportUploads,
  actions: exportActions,
  campaigns: exportTargets,
  calls: exportCalls,
  decisions: exportDecisions,
  activity: exportActivity,
} as const;

export interface PersonalData {
  fileName: string;
  content: Record<string, unknown>;
}

/** One document with everything that is stored about a person. It is kept nowhere. */
export function exportContact(
  { database, effects, now }: Pick<Services, 'database' | 'effects' | 'now'>,
  scope: OrganizationScope,
  contactId: string,
): Promise<PersonalData> {
  const { organizationId, userId } = scope;
  return database.asTenant(scope, async (transaction) => {
    const contact = await transaction.first(exportStatement, [contactId]);
    if (contact === undefined) throw new ProblemError('not_found');
    const content: Record<string, unknown> = {
      exportedAt: now().toISOString(),
      contact: contact.document,
    };
    for (const [name, statement] of Object.entries(parts)) {
      const rows = await transaction.all(statement, [contactId]);
      content[name] = rows.map(({ document }) => document);
    }
    await appendEntries(transaction, effects, [
      {
        organizationId,
        actor: { kind: 'profile', id: userId },
        action: 'contact.exported',
        subject: { kind: 'contact', id: contactId },
      },
    ]);
    return { fileName: `contact-${contactId}.json`, content };
  });
}
