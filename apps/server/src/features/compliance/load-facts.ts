import type { Facts } from '@ringfence/domain/compliance/types';
import type { CallMode } from '@ringfence/domain/compliance/words';
import type { Transaction } from '../../platform/database/database.ts';
import { collectParts, joinParts, type Parts, readNumbers } from './collect-parts.ts';
import { knownFacts, sharedFacts } from './known-facts.ts';
import { type CallPlan, makeUnreadableFacts, presentFacts } from './present-facts.ts';
import { loadLedgers, loadPersons, loadSharedFacts } from './queries/facts.ts';

/** Whom, on which number and about which debt. What there is none of is null, and blocks. */
export interface FactsQuestion {
  contactId: string;
  phoneId: string | null;
  debtId: string | null;
}

export interface FactsContext {
  organizationId: string;
  /** Null where no campaign asks: none of its calls was abandoned then. */
  campaignId: string | null;
  mode: CallMode;
  /** In which role each creditor's debts are collected. */
  roles: CallPlan['roles'];
  now: Date;
}

export interface KnownPerson {
  question: FactsQuestion;
  facts: Facts;
  /** Whether what is stored of the person can be read. If not, the facts block every call. */
  isReadable: boolean;
  /** For whom the debt is collected, by which another policy may say another role. */
  creditor: string | null;
  /** On the phone, or ringing, at this moment. */
  busy: boolean;
  /** Of the person as these facts were read. */
  ledgerVersion: string;
}

interface PersonFound {
  question: FactsQuestion;
  ledgerVersion: string;
  known: Record<string, unknown>;
}

/** One person who cannot be read is not called; the others are judged all the same. */
function readPerson({ question, ledgerVersion, known }: PersonFound, plan: CallPlan): KnownPerson {
  const read = knownFacts.safeParse(known);
  if (!read.success) {
    const facts = makeUnreadableFacts(question, plan);
    return { question, facts, isReadable: false, creditor: null, busy: false, ledgerVersion };
  }
  const { calls, numberCalls, debts } = read.data;
  return {
    question,
    facts: presentFacts(read.data, question, plan),
    isReadable: true,
    creditor: debts.find(({ id }) => id === question.debtId)?.creditor ?? null,
    busy: calls.some((call) => call.isUnderWay) || numberCalls.some((call) => call.isUnderWay),
    ledgerVersion,
  };
}

/** Two questions: who they are, and with their numbers everything that happened. */
async function findPersons(
  transaction: Transaction,
  { organizationId, now }: FactsContext,
  questions: readonly FactsQuestion[],
  firstCall: string,
): Promise<PersonFound[]> {
  const contactIds = [...new Set(questions.map(({ contactId }) => contactId))];
  // The version of the ledger is read before the ledger: what is entered in between then counts as
  // not known, and the call is decided on anew.
  const persons: Parts = collectParts(
    await transaction.all(loadPersons, [organizationId, contactIds]),
  );
  const asked = questions.map((question) => ({
    question,
    numbers: readNumbers(persons, question.contactId, question.phoneId),
  }));
  const called = new Map(
    asked.flatMap(({ question: { contactId }, numbers }) =>
      numbers.called === null
        ? []
        : [[`${contactId} ${numbers.called}`, { contactId, e164: numbers.called }]],
    ),
  );
  const values = [
    organizationId,
    contactIds,
    [...called.values()].map(({ contactId }) => contactId),
    [...called.values()].map(({ e164 }) => e164),
    now,
    firstCall,
    [...new Set(asked.flatMap(({ numbers }) => numbers.all))],
  ];
  const ledgers = collectParts(await transaction.all(loadLedgers, values));
  return asked.flatMap(({ question, numbers }) => {
    const ledgerVersion = persons.get('ledgerVersions')?.get(question.contactId);
    if (typeof ledgerVersion !== 'string') return [];
    const known = joinParts(persons, ledgers, question.contactId, numbers);
    return [{ question, ledgerVersion, known }];
  });
}

/**
 * The facts of everybody asked about, in the order of the questions; whoever is not there is left out.
 * Three statements for up to 10,000 people. Read after the locks where a call is to follow, so that no
 * other worker can change it before this one has decided.
 */
export async function loadFacts(
  transaction: Transaction,
  context: FactsContext,
  questions: readonly FactsQuestion[],
): Promise<KnownPerson[]> {
  const { organizationId, campaignId, mode, roles, now } = context;
  const shared = await transaction.first(loadSharedFacts, [organizationId, campaignId, now]);
  if (shared === undefined || questions.length === 0) return [];
  const plan = { mode, roles, ...sharedFacts.parse(shared.known) };
  const found = await findPersons(transaction, context, questions, shared.first_call);
  return found.map((person) => readPerson(person, plan));
}
