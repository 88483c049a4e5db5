import {
  type CallKind,
  type CallOrigin,
  campaignOrigins,
} from '@ringfence/domain/calls/call-kinds';
import { listPossibleCalls } from '@ringfence/domain/compliance/list-possible-calls';
import type { Facts } from '@ringfence/domain/compliance/types';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import {
  collectParts,
  isCoDebtor,
  joinParts,
  type Parts,
  readLinked,
  readNumbers,
} from './collect-parts.ts';
import { type Supposed, supposeGiven } from './given-facts.ts';
import { type KnownFacts, knownFacts, sharedFacts } from './known-facts.ts';
import {
  type CallPlan,
  type FactsQuestion,
  makeUnreadableFacts,
  orderPhones,
  presentFacts,
} from './present-facts.ts';
import { loadLedgers, loadPersons, loadSharedFacts } from './queries/facts.ts';

export type { FactsQuestion } from './present-facts.ts';

/** What the call is that is asked about, and for whom. */
export interface FactsContext extends Omit<CallKind, 'origin'> {
  organizationId: string;
  /** Null where no campaign asks: none of its calls was abandoned then. */
  campaignId: string | null;
  /** Left out: what the campaign calls for. */
  origin?: CallOrigin;
  /** In which role each creditor's debts are collected, and how promises bind. */
  roles: CallPlan['roles'];
  now: Date;
}

/** What is known of a person for one number and one debt of theirs. */
export interface KnownPerson {
  question: FactsQuestion;
  facts: Facts;
  /** Whether what is stored of the person can be read. If not, the facts block every call. */
  isReadable: boolean;
  /** For whom the debt is collected, by which another policy may say another role. */
  creditor: string | null;
  /** On the phone at this moment, or the number is, or one of them rings. */
  busy: boolean;
  /** Of the person as these facts were read. */
  ledgerVersion: string;
}

/** Somebody with every call that could be made to them. */
export interface PersonAtHand {
  contactId: string;
  /** Whether what is stored of the person can be read. If not, the one call blocks. */
  isReadable: boolean;
  /** As these facts were read. */
  ledgerVersion: string;
  /**
   * At least one, in the order in which they are tried, each given when it is asked for. What is loaded for one
   * is loaded for all. Or as they would be, if something were stored about the same human.
   */
  calls(supposed?: Supposed): Iterable<KnownPerson>;
  /** The same for a number and a debt that somebody asks about. */
  ask(question: FactsQuestion): KnownPerson;
}

const campaignOrigin = z.enum(campaignOrigins);

interface PersonFound {
  contactId: string;
  ledgerVersion: string;
  known: Record<string, unknown>;
}

/** A call that was agreed on is about what it was agreed on for, and is not made once that has ended. */
const listDebtsFor = (origin: CallOrigin, { debts }: KnownFacts): KnownFacts['debts'] =>
  origin === 'promise' || origin === 'callback'
    ? debts.filter(({ agreed }) => agreed.includes(origin))
    : debts;

/** One person who cannot be read is not called; the others are judged all the same. */
function readPerson(
  { contactId, ledgerVersion, known }: PersonFound,
  plan: CallPlan,
): PersonAtHand {
  const read = knownFacts.safeParse(known);
  if (!read.success) {
    const ask = (question: FactsQuestion): KnownPerson => {
      const facts = makeUnreadableFacts(question, plan);
      return { question, facts, isReadable: false, creditor: null, busy: false, ledgerVersion };
    };
    const unknown = { contactId, phoneId: null, debtId: null };
    return { contactId, isReadable: false, ledgerVersion, ask, calls: () => [ask(unknown)] };
  }
  const { calls, numberCalls, linked } = read.data;
  const ofHuman = [...calls, ...linked.flatMap((other) => other.calls)];
  const isOnThePhone = ofHuman.some((call) => call.isUnderWay);
  const underWay = numberCalls.filter((call) => call.isUnderWay);
  const askOf = (facts: KnownFacts, question: FactsQuestion): KnownPerson => {
    const { phones, debts } = facts;
    const e164 = phones.find(({ id }) => id === question.phoneId)?.e164;
    return {
      question,
      facts: presentFacts(facts, question, plan),
      isReadable: true,
      creditor: debts.find(({ id }) => id === question.debtId)?.creditor ?? null,
      busy: isOnThePhone || underWay.some(({ phone }) => phone === e164),
      ledgerVersion,
    };
  };
  return {
    contactId,
    isReadable: true,
    ledgerVersion,
    ask: (question) => askOf(read.data, question),
    *calls(supposed) {
      const facts = supposed === undefined ? read.data : supposeGiven(read.data, supposed);
      const debts = listDebtsFor(plan.origin, facts);
      for (const { phone, debt } of listPossibleCalls(orderPhones(facts, plan), debts)) {
        yield askOf(facts, { contactId, phoneId: phone?.id ?? null, debtId: debt?.id ?? null });
      }
    },
  };
}

/** Two questions: who they are, and with their numbers everything that happened. */
async function findPersons(
  transaction: Transaction,
  { organizationId, now }: FactsContext,
  contactIds: readonly string[],
  firstCall: string,
): Promise<PersonFound[]> {
  // The version of the ledger is read before the ledger: what is entered in between then counts as
  // not known, and the call is decided on again.
  const persons: Parts = collectParts(
    await transaction.all(loadPersons, [organizationId, contactIds]),
  );
  const asked = contactIds.map((contactId) => ({
    contactId,
    numbers: readNumbers(persons, contactId),
  }));
  const called = asked.flatMap(({ contactId, numbers }) =>
    numbers.map((e164) => ({ contactId, e164 })),
  );
  const humans = new Set(contactIds.flatMap((id) => [id, ...readLinked(persons, id)]));
  const values = [
    organizationId,
    [...humans],
    called.map(({ contactId }) => contactId),
    called.map(({ e164 }) => e164),
    now,
    firstCall,
    [...new Set(called.map(({ e164 }) => e164))],
    contactIds.some((contactId) => isCoDebtor(persons, contactId)),
  ];
  const ledgers = collectParts(await transaction.all(loadLedgers, values));
  return asked.flatMap(({ contactId, numbers }) => {
    const ledgerVersion = persons.get('ledgerVersions')?.get(contactId);
    if (typeof ledgerVersion !== 'string') return [];
    const known = joinParts(persons, ledgers, contactId, numbers);
    return [{ contactId, ledgerVersion, known }];
  });
}

/**
 * Everybody asked about, each once, with the facts of every call that could be made to them; people who are not
 * there are left out. Three statements for up to 10,000 people, however many numbers and debts they have. Read
 * after the locks where a call is to follow, so that no other worker can change it before this one has decided.
 */
export async function loadPeople(
  transaction: Transaction,
  context: FactsContext,
  contactIds: readonly string[],
): Promise<PersonAtHand[]> {
  const { organizationId, campaignId, direction, mode, purpose, roles, now } = context;
  const shared = await transaction.first(loadSharedFacts, [organizationId, campaignId, now]);
  if (shared === undefined || contactIds.length === 0) return [];
  const origin = context.origin ?? campaignOrigin.parse(shared.origin);
  const plan = { direction, mode, purpose, origin, roles, ...sharedFacts.parse(shared.known) };
  const each = [...new Set(contactIds)];
  const found = await findPersons(transaction, context, each, shared.first_call);
  return found.map((person) => readPerson(person, plan));
}

/** The facts of certain numbers and debts, in the order of the questions. */
export async function loadFacts(
  transaction: Transaction,
  context: FactsContext,
  questions: readonly FactsQuestion[],
): Promise<KnownPerson[]> {
  const contactIds = questions.map(({ contactId }) => contactId);
  const people = await loadPeople(transaction, context, contactIds);
  const byId = new Map(people.map((person) => [person.contactId, person]));
  return questions.flatMap((question) => byId.get(question.contactId)?.ask(question) ?? []);
}
