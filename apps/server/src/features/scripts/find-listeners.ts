import type { Listener } from '@ringfence/contract/scripts';
import { type FlowFacts, listAnswers } from '@ringfence/domain/callflow/flow-facts';
import { inventFacts } from '@ringfence/domain/callflow/invent-facts';
import type { Words } from '@ringfence/domain/callflow/script';
import { writeDay } from '@ringfence/domain/compliance/calendar-day';
import { findCollectorRole } from '@ringfence/domain/compliance/find-collector-role';
import { listDisclosures } from '@ringfence/domain/compliance/list-disclosures';
import { type OrganizationPolicy, readPolicy } from '@ringfence/domain/compliance/policy';
import { maskReference } from '@ringfence/domain/debts/mask-reference';
import { localTime } from '@ringfence/domain/zones/convert-time';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { loadPolicy } from '../compliance/index.ts';
import { listReachableLines } from '../staffed-lines/index.ts';
import { chooseDifferent } from './choose-different.ts';
import { findCaller, findPeopleToTry, listPeopleToTry } from './queries/listeners.ts';

type Person = RowOf<typeof listPeopleToTry.row>;

/** Said where the organization has none yet: numbers that are nobody's (47 CFR 52, 555-01XX). */
const exampleNumber = '+13125550100';

/** For organizations in which nobody owes yet. */
const inventedName = 'Jordan Sample';

const phoneList = z.array(z.string());

/** Of an account number no more than every screen shows; where that is less than what is asked for, zeros stand in. */
function maskSpoken(reference: string): { shown: string; answer: string | null } {
  const shown = maskReference(reference).replace(/[•\s]/g, '');
  const { reference: answer } = listAnswers({ birthYear: null, postalCode: null, reference });
  return { shown, answer: answer !== null && !shown.endsWith(answer) ? '0000' : answer };
}

function findDisclosures(person: Person, policy: OrganizationPolicy): readonly Words[] {
  if (!person.is_time_barred) return [];
  const { country, region, postal_code: postalCode } = person;
  const phones = phoneList.parse(person.phones);
  return listDisclosures(
    { country, region, postalCode, phones },
    phones[0] ?? '',
    readPolicy(policy),
    policy.timeBarredDisclosuresInSpanish,
  );
}

function readPromise(person: Person) {
  const { promised_minor: amountMinor, promised_currency: currency, promised_on: dueOn } = person;
  if (amountMinor === null || currency === null || dueOn === null) return null;
  return { amountMinor, currency, dueOn };
}

/** How the organization would call at a moment. */
async function findCalling(transaction: Transaction, organizationId: string, moment: Date) {
  const caller = await transaction.first(findCaller, [organizationId]);
  const { policy } = await loadPolicy(transaction, organizationId);
  const lines = await listReachableLines(transaction, organizationId, moment);
  return { caller, policy, ...lines, moment };
}

type Calling = Awaited<ReturnType<typeof findCalling>>;

function presentListener(person: Person, calling: Calling): Listener {
  const { caller, policy, ringBack, transfers, moment } = calling;
  const { birth_year: birthYear, postal_code: postalCode } = person;
  const reference = maskSpoken(person.reference);
  const zone = person.zone ?? caller?.zone ?? 'UTC';
  return {
    contactId: person.id,
    facts: {
      spokenName: caller?.spoken_name ?? caller?.name ?? '',
      personName: person.full_name,
      language: person.language === 'es' ? 'es' : 'en',
      ringBackNumber: ringBack ?? exampleNumber,
      callerId: caller?.caller_id ?? exampleNumber,
      role: findCollectorRole(policy, person.creditor),
      isFirst: person.is_first,
      disclosures: [...findDisclosures(person, policy)],
      debt: {
        creditor: person.creditor,
        balanceMinor: person.balance_minor,
        currency: person.currency,
        dueOn: person.due_on,
        reference: reference.shown,
      },
      promise: readPromise(person),
      promiseTerms: policy.promiseTerms,
      answers: listAnswers({ birthYear, postalCode, reference: reference.answer }),
      today: writeDay(localTime(zone, moment).day),
      announcesRecording: policy.announcesRecording,
      wantsRecording: policy.recordsCalls,
      lines: [...transfers],
    },
  };
}

/** Three people, as different as they can be found, as a script would speak to them now. Nobody is called. */
export function showListeners(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: OrganizationScope,
): Promise<{ listeners: Listener[] }> {
  const { organizationId } = scope;
  return database.asTenant(scope, async (transaction) => {
    const people = await transaction.all(listPeopleToTry, [organizationId]);
    const calling = await findCalling(transaction, organizationId, now());
    return { listeners: chooseDifferent(people).map((one) => presentListener(one, calling)) };
  });
}

/** Certain people in the order in which they are named, without those of whom there is nothing to say. */
export async function findListeners(
  transaction: Transaction,
  { organizationId, contactIds }: { organizationId: string; contactIds: readonly string[] },
  moment: Date,
): Promise<Listener[]> {
  if (contactIds.length === 0) return [];
  const calling = await findCalling(transaction, organizationId, moment);
  const people = await transaction.all(findPeopleToTry, [organizationId, contactIds]);
  const byId = new Map(people.map((person) => [person.id, person]));
  return contactIds.flatMap((contactId) => {
    const person = byId.get(contactId);
    return person === undefined ? [] : [presentListener(person, calling)];
  });
}

/** One of them, or somebody invented where none is named; undefined where there is nothing to speak of any more. */
export async function findListener(
  transaction: Transaction,
  { organizationId, contactId }: { organizationId: string; contactId: string | null },
  moment: Date,
): Promise<FlowFacts | undefined> {
  const calling = await findCalling(transaction, organizationId, moment);
  if (contactId !== null) {
    const person = await transaction.first(findPeopleToTry, [organizationId, [contactId]]);
    return person && presentListener(person, calling).facts;
  }
  const { caller, policy, ringBack, transfers } = calling;
  const today = writeDay(localTime(caller?.zone ?? 'UTC', moment).day);
  const invented = inventFacts(inventedName, today);
  return {
    ...invented,
    spokenName: caller?.spoken_name ?? caller?.name ?? '',
    ringBackNumber: ringBack ?? exampleNumber,
    announcesRecording: policy.announcesRecording,
    lines: transfers,
  };
}
