import { listInconvenientHours } from '@ringfence/domain/callflow/day-parts';
import { judgeAgain, type NewPromise, recordPromises } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { leaveHeld, listPeople } from './leave-held.ts';
import { insertCallConsents, insertCallTimes, setLanguages } from './queries/facts.ts';

const nameCall = ({ row }: ChangedCall) => ({
  organizationId: row.organization_id,
  contactId: row.contact_id,
  callId: row.id,
});

const listConsents = (call: ChangedCall) =>
  call.facts.flatMap((fact) =>
    fact.kind === 'call_consent' ? [{ ...nameCall(call), words: fact.words }] : [],
  );

const listTimes = (call: ChangedCall) =>
  call.facts.flatMap((fact) =>
    fact.kind === 'another_time'
      ? listInconvenientHours(fact.suits).map((hours) => ({ ...nameCall(call), ...hours }))
      : [],
  );

/** About the debt that the call leads with: it is the one that was spoken of. */
const listPromises = (call: ChangedCall, at: Date): NewPromise[] =>
  call.facts.flatMap((fact) => {
    if (fact.kind !== 'promise') return [];
    const { instalments } = fact;
    const how = { recordedBy: null, madeHow: 'call', at } as const;
    return [{ ...nameCall(call), debtId: call.row.debt_id, instalments, ...how }];
  });

/** The last one that was chosen. */
const listLanguages = (call: ChangedCall) =>
  call.facts
    .flatMap((fact) => (fact.kind === 'language' ? [fact.language] : []))
    .slice(-1)
    .map((language) => ({ ...nameCall(call), language }));

/**
 * What somebody said on a call besides what forbids it: it holds from this transaction on, as if a member had
 * entered it. Records are written at once; the language of a person whom an upload holds stays as the file has it.
 */
export async function keepFacts(
  transaction: Transaction,
  calls: readonly ChangedCall[],
  at: Date,
): Promise<void> {
  const consents = calls.flatMap(listConsents);
  const times = calls.flatMap(listTimes);
  const promises = calls.flatMap((call) => listPromises(call, at));
  const speaking = calls.filter((call) => listLanguages(call).length > 0);
  // Locks people, and so comes first.
  if (promises.length > 0) await recordPromises(transaction, promises);
  if (consents.length > 0) {
    await transaction.all(insertCallConsents, [JSON.stringify(consents), at]);
  }
  if (times.length > 0) await transaction.all(insertCallTimes, [JSON.stringify(times), at]);
  if (speaking.length > 0) {
    const free = await leaveHeld(transaction, speaking);
    await transaction.all(setLanguages, [JSON.stringify(free.flatMap(listLanguages)), at]);
  }
  const learned = calls.filter(({ facts }) =>
    facts.some(({ kind }) => kind === 'another_time' || kind === 'call_consent'),
  );
  for (const { organizationId, contactIds } of listPeople(learned)) {
    await judgeAgain(transaction, organizationId, contactIds);
  }
}
