import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { contactParts, readContactItself, readContactParts } from '../personal-data/index.ts';
import { collectActivity } from './collect-activity.ts';
import { type Sections, showDecision } from './collect-call.ts';
import { collectStates } from './collect-states.ts';
import { listCorrections, listDecisions } from './queries/call.ts';

/** Shown in a form of their own, with their proof. */
const ownSections: ReadonlySet<string> = new Set(['activity', 'decisions']);

/**
 * Everything that is stored about a person, and what was done to them. Of somebody who was erased, only the record
 * of activity is left: it names nobody.
 */
export async function collectPerson(
  transaction: Transaction,
  organizationId: string,
  contactId: string,
  now: Date,
): Promise<Sections> {
  const contact = await readContactItself(transaction, contactId);
  const activity = await collectActivity(transaction, organizationId, [contactId]);
  if (contact === undefined) {
    if (activity.entries.length === 0) throw new ProblemError('not_found');
    return { person: { id: contactId, isErased: true }, activity };
  }
  const parts = contactParts.filter((part) => !ownSections.has(part));
  const decisions = await transaction.all(listDecisions, [null, contactId]);
  const corrections = await transaction.all(listCorrections, [null, contactId]);
  return {
    person: contact.document,
    ...(await readContactParts(transaction, contactId, parts)),
    corrections: corrections.map(({ document }) => document),
    decisions: decisions.map(showDecision),
    states: await collectStates(transaction, contactId, now),
    activity,
  };
}
