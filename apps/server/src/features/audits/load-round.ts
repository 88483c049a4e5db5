import { outcomes } from '@ringfence/domain/calls/words';
import { directions, pastOutcomes } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { furtherDebts } from './about-each-debt.ts';
import { countCallsAgain } from './count-again.ts';
import { connectKin, loadKin } from './load-kin.ts';
import { loadLedger } from './load-ledger.ts';
import { pastOutcomeAt, readCorrections } from './outcome-at.ts';
import { makePolicyHistory } from './policy-history.ts';
import { readCalledToday, readCalls, readCallsOfOthers } from './queries/calls.ts';
import {
  readAbandonmentResumes,
  readCampaignDays,
  readCampaignSchedules,
  readPolicies,
  readStops,
} from './queries/ledger.ts';
import type { CallToNumber, RawCall, RawPerson, Round } from './raw-history.ts';
import { readStoredFacts, storedHours } from './read-stored-facts.ts';

const outcome = z.enum(outcomes).nullable();
const direction = z.enum(directions);
const pastOutcome = z.enum(pastOutcomes);
const fault = z.enum(['calls_halted', 'organization_suspended', 'organization_deleted']);

function readCall({
  facts,
  further_debts,
  corrections,
  ...row
}: RowOf<typeof readCalls.row>): RawCall {
  const stored = row.was_placed ? readStoredFacts(facts) : undefined;
  const isOfUse = row.is_intact === true && stored?.person.id === row.contact_id;
  return {
    ...row,
    direction: direction.parse(row.direction),
    outcome: outcome.parse(row.outcome),
    corrections: readCorrections(corrections),
    further: furtherDebts.parse(further_debts),
    stored,
    known: isOfUse ? stored : undefined,
  };
}

/** A person who changed the facts of a call does not choose what it is judged by. */
async function knowFromToday(
  transaction: Transaction,
  organizationId: string,
  calls: readonly RawCall[],
): Promise<void> {
  const unknown = calls.filter((call) => call.was_placed && call.known === undefined);
  if (unknown.length === 0) return;
  const rows = await transaction.all(readCalledToday, [
    organizationId,
    unknown.map(({ id }) => id),
  ]);
  const found = new Map(rows.map(({ id, facts }) => [id, readStoredFacts(facts)]));
  for (const call of unknown) call.known = found.get(call.id);
}

async function loadCallsTo(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
  calls: readonly RawCall[],
): Promise<Round['callsTo']> {
  const callsTo = new Map(calls.map(({ e164 }): [string, CallToNumber[]] => [e164, []]));
  for (const { contact_id: contactId, e164, reserved_at: at, ...call } of calls) {
    if (call.direction !== 'outbound') continue;
    callsTo.get(e164)?.push({ contactId, at, outcomeAt: (moment) => pastOutcomeAt(call, moment) });
  }
  const ask = [organizationId, [...callsTo.keys()], contactIds];
  for (const row of await transaction.all(readCallsOfOthers, ask)) {
    const ended = {
      outcome: outcome.parse(row.outcome),
      corrections: readCorrections(row.corrections),
    };
    const elsewhere = row.past_outcome === null ? null : pastOutcome.parse(row.past_outcome);
    callsTo.get(row.e164)?.push({
      contactId: row.contact_id,
      at: row.at,
      outcomeAt: (moment) => elsewhere ?? pastOutcomeAt(ended, moment),
    });
  }
  return callsTo;
}

const makePerson = (contactId: string): RawPerson => ({
  contactId,
  calls: [],
  outsideCalls: [],
  restrictions: [],
  consents: [],
  inconvenient: [],
  promises: [],
  stays: [],
  debts: [],
  kin: [],
});

async function loadOrganization(
  transaction: Transaction,
  organizationId: string,
  calls: readonly RawCall[],
): Promise<Pick<Round, 'campaignDays' | 'resumes' | 'schedules' | 'policies' | 'stops'>> {
  const campaignIds = [...new Set(calls.flatMap(({ campaign_id }) => campaign_id ?? []))];
  const campaignDays: Round['campaignDays'] = new Map(campaignIds.map((id) => [id, []]));
  const days = await transaction.all(readCampaignDays, [organizationId, campaignIds]);
  for (const { campaign_id, ...day } of days) campaignDays.get(campaign_id)?.push(day);
  const stops = await transaction.all(readStops, [organizationId]);
  const schedules = await transaction.all(readCampaignSchedules, [organizationId, campaignIds]);
  return {
    campaignDays,
    resumes: await transaction.all(readAbandonmentResumes, [organizationId, campaignIds]),
    schedules: schedules.map((row) => ({
      campaignId: row.campaign_id,
      setAt: row.set_at,
      startsAt: row.starts_at,
      endsAt: row.ends_at,
      hours: storedHours.parse(row.hours),
    })),
    policies: makePolicyHistory(await transaction.all(readPolicies, [organizationId])),
    stops: stops.map((row) => ({ ...row, fault: fault.parse(row.fault) })),
  };
}

/**
 * Loads all there is about some people, in one question each for their calls and for each part of what was
 * learned of them. The calls come first: whatever a call was decided on is then there as well.
 */
export async function loadRound(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<Omit<Round, 'licences'>> {
  const kin = await loadKin(transaction, organizationId, contactIds);
  const everybody = [...new Set(kin.map(({ otherId }) => otherId))];
  const calls = (await transaction.all(readCalls, [organizationId, everybody])).map(readCall);
  await knowFromToday(transaction, organizationId, calls);
  const persons = new Map(everybody.map((id) => [id, makePerson(id)]));
  for (const call of calls) persons.get(call.contact_id)?.calls.push(call);
  const callsTo = await loadCallsTo(transaction, organizationId, everybody, calls);
  const ledger = { persons, restrictionsOfNumber: new Map() };
  const question = { organizationId, contactIds: everybody, numbers: [...callsTo.keys()] };
  await loadLedger(transaction, question, ledger);
  await connectKin(transaction, organizationId, kin, ledger);
  const organization = await loadOrganization(transaction, organizationId, calls);
  const { policies } = organization;
  const called = new Set(contactIds);
  const judged = calls.filter(({ contact_id }) => called.has(contact_id));
  const asked = { organizationId, calls: judged, kin, policies };
  const counts = await countCallsAgain(transaction, asked);
  return { ...ledger, ...organization, called: contactIds, callsTo, counts };
}
