import {
  type ContactLedger,
  type DebtLedger,
  type ledgerCall,
  phoneVerdict,
} from '@ringfence/contract/compliance';
import { listCallsAboutDebt } from '@ringfence/domain/compliance/count-attempts';
import { decide } from '@ringfence/domain/compliance/decide';
import { findAttemptLimit } from '@ringfence/domain/compliance/find-attempt-limit';
import { makeSituation } from '@ringfence/domain/compliance/make-situation';
import type { Policy } from '@ringfence/domain/compliance/policy';
import type { Decision, Situation } from '@ringfence/domain/compliance/types';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import type * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { FactsQuestion, KnownPerson } from './load-facts.ts';
import type { listPhones } from './queries/ledger.ts';
import {
  type CallRow,
  type DebtRow,
  explainCall,
  type PastCall,
  readPastCalls,
} from './read-past-calls.ts';

type PhoneRow = RowOf<typeof listPhones.row>;
type PhoneVerdict = z.infer<typeof phoneVerdict>;
type LedgerCall = z.infer<typeof ledgerCall>;

export interface LedgerRows {
  contactId: string;
  policyVersion: number;
  policy: Policy;
  debts: DebtRow[];
  phones: PhoneRow[];
  calls: CallRow[];
  people: KnownPerson[];
}

interface Judged {
  question: FactsQuestion;
  decision: Decision;
}

/** The rules that speak against the call, and notes; those that have nothing to say are many. */
function presentReasons({ reasons }: Decision): PhoneVerdict['reasons'] {
  return reasons
    .filter(({ verdict }) => verdict.kind !== 'allow' || verdict.isNote)
    .map(({ code, version, citation, verdict }) => ({
      code,
      version,
      citation,
      verdict: verdict.kind,
      until: verdict.kind === 'defer' ? (verdict.until?.toISOString() ?? null) : null,
      liftedBy: verdict.kind === 'block' ? verdict.liftedBy : null,
    }));
}

function presentPhone({ id, e164, line_type, place }: PhoneRow, decision: Decision): PhoneVerdict {
  const { verdict } = decision;
  return {
    phoneId: id,
    masked: maskPhone(e164),
    lineType: phoneVerdict.shape.lineType.parse(line_type),
    place: phoneVerdict.shape.place.parse(place),
    verdict: verdict.kind,
    until: verdict.kind === 'defer' ? verdict.until.toISOString() : null,
    liftedBy: verdict.kind === 'block' ? verdict.liftedBy : null,
    reasons: presentReasons(decision),
  };
}

/** Of a person who cannot be read nothing is worked out; the verdicts say so. */
function listSituations(
  { people, policy }: LedgerRows,
  calls: readonly PastCall[],
  at: Date,
): Situation[] {
  const history = calls.map(({ fact }) => fact);
  const byDebt = new Map(people.map((person) => [person.question.debtId, person]));
  return [...byDebt.values()].flatMap(({ facts, isReadable }) =>
    isReadable ? [makeSituation({ ...facts, history }, policy, at)] : [],
  );
}

function findLastConversation(situation: Situation | undefined, at: Date): string | null {
  if (situation === undefined) return null;
  const talks = listCallsAboutDebt(situation, at).filter(
    ({ outcome }) => outcome === 'conversation',
  );
  const last = Math.max(...talks.map((call) => call.at.getTime()));
  return talks.length === 0 ? null : new Date(last).toISOString();
}

function presentDebt(
  debt: DebtRow,
  { phones }: LedgerRows,
  judged: readonly Judged[],
  situation: Situation | undefined,
  at: Date,
): DebtLedger {
  const about = judged.filter(({ question }) => question.debtId === debt.id);
  const decisions = new Map(about.map(({ question, decision }) => [question.phoneId, decision]));
  return {
    debtId: debt.id,
    creditor: debt.creditor,
    state: debt.state,
    group: debt.account_group,
    attempts: Math.max(0, ...about.map(({ decision }) => decision.counts[debt.id] ?? 0)),
    attemptLimit: situation === undefined ? null : findAttemptLimit(situation, at),
    lastConversationAt: findLastConversation(situation, at),
    phones: phones.flatMap((phone) => {
      const decision = decisions.get(phone.id);
      return decision === undefined ? [] : [presentPhone(phone, decision)];
    }),
  };
}

function presentCall(call: PastCall, situations: readonly Situation[], at: Date): LedgerCall {
  const { callId, debtIds, fact } = call;
  const uncountedBecause = explainCall(call, situations, at);
  return {
    at: fact.at.toISOString(),
    masked: maskPhone(fact.phone),
    direction: fact.direction,
    outcome: fact.outcome,
    debtIds,
    callId,
    counts: uncountedBecause === null,
    uncountedBecause,
  };
}

/** Each place once, with everything that speaks for it: numbers are evidence, each its own. */
function joinZones(judged: readonly Judged[]): ContactLedger['zones'] {
  const evidence = new Map<string, Set<string>>();
  for (const { zone, evidence: speaking } of judged.flatMap(({ decision }) => decision.zones)) {
    const known = evidence.get(zone) ?? new Set();
    for (const each of speaking) known.add(each);
    evidence.set(zone, known);
  }
  return [...evidence].map(([zone, known]) => ({ zone, evidence: [...known] }));
}

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

export function presentLedger(
  rows: LedgerRows,
  at: Date,
): Omit<ContactLedger, 'at' | 'tzdataVersion'> {
  const calls = readPastCalls(rows.contactId, rows.calls, rows.debts);
  const judged = rows.people.map(({ question, facts }) => ({
    question,
    decision: decide(facts, rows.policy, at),
  }));
  const situations = listSituations(rows, calls, at);
  const byDebt = new Map(situations.map((situation) => [situation.facts.debt.id, situation]));
  const packs = situations.flatMap((situation) => situation.packs);
  const jurisdictions = situations.flatMap((situation) => situation.jurisdictions);
  return {
    contactId: rows.contactId,
    policyVersion: rows.policyVersion,
    zones: joinZones(judged),
    packs: distinct(packs.map(({ id }) => id)),
    jurisdictions: distinct(jurisdictions.map(({ name }) => name)),
    debts: rows.debts.map((debt) => presentDebt(debt, rows, judged, byDebt.get(debt.id), at)),
    calls: calls.map((call) => presentCall(call, situations, at)),
  };
}
