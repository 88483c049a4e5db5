import type { ShownFacts } from '@ringfence/domain/evidence/check-facts';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { parseJson } from '../../platform/parse-json.ts';
import { readContactParts } from '../personal-data/index.ts';
import { collectActivity } from './collect-activity.ts';
import { collectStates } from './collect-states.ts';
import {
  findCall,
  findPerson,
  listCallPromises,
  listCallRecordings,
  listCorrections,
  listDebtPayments,
  listDecisions,
  listEvents,
} from './queries/call.ts';
import { findCallback, findCost, findSchedule } from './queries/circumstances.ts';

type Decision = RowOf<typeof listDecisions.row>;
export type Sections = Record<string, unknown>;

/** The exact text can be shown, and its hash be checked, only where it holds nothing of other people. */
function showFacts(row: Decision): ShownFacts {
  const isWhole = row.left_out === 0 && row.left_out_reasons === 0;
  return {
    content: isWhole ? parseJson(row.facts_text) : row.own_facts,
    text: isWhole ? row.facts_text : null,
    storedHash: row.facts_hash,
    isIntact: row.is_intact,
    leftOut: row.left_out,
    leftOutReasons: row.left_out_reasons,
  };
}

/** A decision with every rule, and the facts as they were. */
export const showDecision = (row: Decision): Sections => ({
  ...Object(row.document),
  facts: showFacts(row),
});

/** What was said is kept with what gave rise to it; calls from before it was have none. */
function showWords(events: readonly unknown[], spokenAt: unknown): Sections {
  const said = events.flatMap((event) => {
    const { said: words, receivedAt, step, key } = Object(event);
    return words === null ? [] : [{ at: receivedAt, step, key, ...Object(words) }];
  });
  const isKept = said.length > 0 || spokenAt === null;
  return {
    said,
    note: isKept
      ? null
      : 'The words of this call were not kept: it was made before they were. Its script says what they were.',
  };
}

/** What it cost, what its campaign had chosen when it was decided on, and the callback that led to it. */
async function collectCircumstances(
  transaction: Transaction,
  callId: string,
  { contact_id: contactId, campaign_id: campaignId }: RowOf<typeof findCall.row>,
  decidedAt: Date,
): Promise<Sections> {
  const cost = await transaction.first(findCost, [callId]);
  const schedule = await transaction.first(findSchedule, [campaignId, decidedAt]);
  const callback = await transaction.first(findCallback, [contactId, campaignId, decidedAt]);
  return {
    cost: cost?.document ?? null,
    schedule: schedule?.document ?? null,
    callback: callback?.document ?? null,
  };
}

export interface CollectedCall {
  contactId: string;
  sections: Sections;
}

/** Everything that speaks for or against a call. Another kind of record is another section. */
export async function collectCall(
  transaction: Transaction,
  organizationId: string,
  callId: string,
): Promise<CollectedCall> {
  const call = await transaction.first(findCall, [callId]);
  if (call === undefined) throw new ProblemError('not_found');
  const { contact_id: contactId, decision_id: decisionId, campaign_id: campaignId } = call;
  const decision = await transaction.first(listDecisions, [decisionId, contactId]);
  const person = await transaction.first(findPerson, [contactId]);
  if (decision === undefined || person === undefined) throw new ProblemError('not_found');
  const events = (await transaction.all(listEvents, [callId])).map(({ document }) => document);
  const recordings = await transaction.all(listCallRecordings, [callId]);
  const corrections = await transaction.all(listCorrections, [callId, contactId]);
  const promises = await transaction.all(listCallPromises, [callId, contactId]);
  const debtIds = [...new Set(promises.map(({ debt_id }) => debt_id))];
  const payments = await transaction.all(listDebtPayments, [contactId, debtIds]);
  const parts = ['consents', 'restrictions', 'inconvenientTimes', 'outsideCalls'] as const;
  const about = [callId, contactId, ...(campaignId === null ? [] : [campaignId])];
  return {
    contactId,
    sections: {
      call: call.document,
      corrections: corrections.map(({ document }) => document),
      person: person.document,
      decision: showDecision(decision),
      ...(await collectCircumstances(transaction, callId, call, decision.decided_at)),
      states: await collectStates(transaction, contactId, decision.decided_at),
      ...(await readContactParts(transaction, contactId, parts)),
      promises: promises.map(({ document }) => document),
      payments: payments.map(({ document }) => document),
      events,
      recordings: recordings.map(({ document }) => document),
      said: showWords(events, Object(call.document).spokenAt ?? null),
      activity: await collectActivity(transaction, organizationId, about),
    },
  };
}
