import type { Facts } from '@ringfence/domain/compliance/types';
import type { CallMode, CollectorRole } from '@ringfence/domain/compliance/words';
import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { knownFacts, sharedFacts } from './known-facts.ts';
import { type CallPlan, makeUnreadableFacts, presentFacts } from './present-facts.ts';
import { loadSharedFacts, loadFacts as loadStatement } from './queries/facts.ts';

/** Whom, on which number and about which debt. What there is none of is null, and blocks. */
export interface FactsQuestion {
  contactId: string;
  phoneId: string | null;
  debtId: string | null;
}

export interface FactsContext {
  organizationId: string;
  /** Null where no campaign asks: its abandoned calls are then none. */
  campaignId: string | null;
  mode: CallMode;
  collectorRole: CollectorRole;
  now: Date;
}

export interface KnownPerson {
  question: FactsQuestion;
  facts: Facts;
  /** Whether what is stored of the person can be read. If not, the facts block every call. */
  isReadable: boolean;
  /** On the phone, or ringing, at this moment. */
  busy: boolean;
  /** Of the ledger as these facts were read from it. */
  ledgerVersion: string;
}

/** One person who cannot be read is not called; the others are judged all the same. */
function readPerson(
  { known, e164, busy, ledger_version: ledgerVersion }: RowOf<typeof loadStatement.row>,
  question: FactsQuestion,
  plan: CallPlan,
): KnownPerson {
  const read = knownFacts.safeParse(known);
  const facts = read.success
    ? presentFacts(read.data, plan)
    : makeUnreadableFacts({ ...question, e164 }, plan);
  return { question, facts, isReadable: read.success, busy, ledgerVersion };
}

/**
 * The facts of everybody asked about, in the order of the questions; whoever is not there is left out.
 * Two statements for up to 10,000 people. Read after the locks where a call is to follow, so that no
 * other worker can change it before this one has decided.
 */
export async function loadFacts(
  transaction: Transaction,
  { organizationId, campaignId, mode, collectorRole, now }: FactsContext,
  questions: readonly FactsQuestion[],
): Promise<KnownPerson[]> {
  if (questions.length === 0) return [];
  const shared = await transaction.first(loadSharedFacts, [organizationId, campaignId, now]);
  const plan = { mode, collectorRole, ...sharedFacts.parse(shared?.known) };
  const rows = await transaction.all(loadStatement, [
    organizationId,
    questions.map(({ contactId }) => contactId),
    questions.map(({ phoneId }) => phoneId),
    questions.map(({ debtId }) => debtId),
    now,
  ]);
  return rows.flatMap((row) => {
    const question = questions[row.position - 1];
    return question === undefined ? [] : [readPerson(row, question, plan)];
  });
}
