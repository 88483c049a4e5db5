import {
  attachConsents,
  attachReminders,
  judgeAgain,
  type NewCallback,
  type NewPromise,
  recordCallbacks,
  recordPromises,
} from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { leaveHeld, listPeople } from './leave-held.ts';
import { insertCallConsents, setLanguages } from './queries/facts.ts';
import type { DialerServices } from './services.ts';
import { tellAvailable } from './tell-available.ts';

const nameCall = ({ row }: ChangedCall) => ({
  organizationId: row.organization_id,
  contactId: row.contact_id,
  callId: row.id,
});

const listConsents = (call: ChangedCall) =>
  call.facts.flatMap((fact) =>
    fact.kind === 'call_consent'
      ? [{ ...nameCall(call), words: fact.words, about: fact.about }]
      : [],
  );

/** Who names a time that suits them has asked to be called then. */
const listCallbacks = (call: ChangedCall, at: Date): NewCallback[] =>
  call.facts.flatMap((fact) => {
    if (fact.kind !== 'another_time') return [];
    const how = { askedHow: 'call', recordedBy: null, wantsSomeone: false, at } as const;
    const { suits } = fact;
    return [{ ...nameCall(call), debtId: call.row.debt_id, suits, wantedAt: null, ...how }];
  });

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

async function keepConsents(
  transaction: Transaction,
  consents: readonly ReturnType<typeof listConsents>[number][],
  at: Date,
): Promise<void> {
  const made = await transaction.all(insertCallConsents, [JSON.stringify(consents), at]);
  const ofCalls = new Map(made.map(({ id, call_id }) => [call_id, id]));
  const givenFor = (meant: (typeof consents)[number]['about']) =>
    consents.flatMap(({ about, ...consent }) =>
      about === meant ? [{ ...consent, consentId: ofCalls.get(consent.callId) }] : [],
    );
  const [forCallbacks, forReminders] = [givenFor('another_time'), givenFor('promise')];
  if (forCallbacks.length > 0)
    await transaction.all(attachConsents, [JSON.stringify(forCallbacks)]);
  if (forReminders.length > 0)
    await transaction.all(attachReminders, [JSON.stringify(forReminders)]);
}

/**
 * What somebody said on a call besides what forbids it: it holds from this transaction on, as if a member had
 * entered it. Records are written at once; the language of a person whom an upload holds stays as the file has it.
 */
export async function keepFacts(
  services: Pick<DialerServices, 'effects'>,
  transaction: Transaction,
  calls: readonly ChangedCall[],
  at: Date,
): Promise<void> {
  const consents = calls.flatMap(listConsents);
  const callbacks = calls.flatMap((call) => listCallbacks(call, at));
  const promises = calls.flatMap((call) => listPromises(call, at));
  const speaking = calls.filter((call) => listLanguages(call).length > 0);
  // Lock people, and so come first.
  if (promises.length > 0) await recordPromises(transaction, promises);
  if (callbacks.length > 0) await recordCallbacks(transaction, callbacks);
  if (consents.length > 0) await keepConsents(transaction, consents, at);
  if (speaking.length > 0) {
    const free = await leaveHeld(transaction, speaking);
    await transaction.all(setLanguages, [JSON.stringify(free.flatMap(listLanguages)), at]);
  }
  await tellAvailable(services, transaction, calls, at);
  const learned = calls.filter(({ facts }) => facts.some(({ kind }) => kind === 'call_consent'));
  for (const { organizationId, contactIds } of listPeople(learned)) {
    await judgeAgain(transaction, organizationId, contactIds);
  }
}
