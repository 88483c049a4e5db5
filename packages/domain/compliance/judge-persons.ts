import { type ChosenCall, chooseCall } from './choose-call.ts';
import { decide } from './decide.ts';
import { findHoldingRule } from './find-holding-rule.ts';
import { findLawfulEnd } from './find-lawful-end.ts';
import type { Policy } from './policy.ts';
import { isPlain } from './rule-set.ts';
import type { Decision, Facts, Reason, Verdict } from './types.ts';

/** A call that could be made to somebody, with what is known for it. */
export interface PossibleCall {
  question: { contactId: string; phoneId: string | null; debtId: string | null };
  facts: Facts;
  /** On the phone at this moment, or the number is. */
  busy: boolean;
  ledgerVersion: string;
}

/** Somebody with every call that could be made to them, in the order in which they are tried. */
export interface PersonToJudge {
  contactId: string;
  calls(): Iterable<PossibleCall>;
}

/**
 * Between the decision and the answer lie the way to the carrier, its queue and the ringing. The call
 * must be lawful now and as late as it may be answered.
 */
function decideToTheAnswer(
  facts: Facts,
  policy: Policy,
  now: Date,
  answerMilliseconds: number,
): Decision {
  const decision = decide(facts, policy, now);
  if (decision.verdict.kind !== 'allow') return decision;
  const later = decide(facts, policy, new Date(now.getTime() + answerMilliseconds));
  return later.verdict.kind === 'allow' ? decision : later;
}

const presentReason = ({ code, version, citation, verdict }: Reason) => ({
  code,
  version,
  citation,
  verdict: verdict.kind,
  until: verdict.kind === 'defer' ? verdict.until : null,
  liftedBy: verdict.kind === 'block' ? verdict.liftedBy : null,
});

/** One person's verdict as it is stored, with what was known. */
export interface JudgedPerson {
  contactId: string;
  /** On which number and about which debt. */
  phoneId: string | null;
  debtId: string | null;
  kind: 'allow' | 'defer' | 'block';
  until: Date | null;
  /** The rule that asks for it; null where the call is not put off. */
  heldBy: string | null;
  /** When nobody may call any more, from now or from `until` on. */
  openUntil: Date | null;
  liftedBy: string | null;
  /** Of the rules that had something to say; all others allowed it. */
  reasons: ReturnType<typeof presentReason>[];
  zones: Decision['zones'];
  attemptsBefore: number;
  attemptsAfter: number;
  facts: Facts;
  ledgerVersion: string;
}

/** A call that the person permitted beyond the frequency is left out of it (12 CFR 1006.14(b)(3)(i)). */
function countCall({ verdict, reasons }: Decision): number {
  const isExempt = reasons.some(
    ({ code, verdict: said }) => code === 'FREQ_CONSENT' && said.kind === 'allow' && said.isNote,
  );
  return verdict.kind === 'allow' && !isExempt ? 1 : 0;
}

const minuteMilliseconds = 60_000;

/** Rounded up to the minute, so that people of one place share one end; null where none is known. */
function findOpenUntil(facts: Facts, policy: Policy, verdict: Verdict, now: Date): Date | null {
  if (verdict.kind === 'block') return null;
  const from = verdict.kind === 'defer' ? verdict.until : now;
  if (from === null) return null;
  const end = findLawfulEnd(facts, policy, from).getTime();
  return new Date(Math.ceil(end / minuteMilliseconds) * minuteMilliseconds);
}

export interface Judgement {
  judged: JudgedPerson[];
  /** On the phone at this moment, or their number is: nothing is said of them. */
  busy: string[];
}

/** The call to make of those that could be made to somebody, and what is said of it. */
export function chooseToTheAnswer(
  person: PersonToJudge,
  policy: Policy,
  now: Date,
  answerMilliseconds: number,
): ChosenCall<PossibleCall> {
  return chooseCall(person.calls(), ({ facts }) =>
    decideToTheAnswer(facts, policy, now, answerMilliseconds),
  );
}

/** What was decided as it is stored. */
export function presentDecision(
  { facts, question, ledgerVersion }: PossibleCall,
  decision: Decision,
): Omit<JudgedPerson, 'openUntil'> {
  const { verdict, reasons, zones, counts } = decision;
  const attemptsBefore = counts[facts.debt.id] ?? 0;
  return {
    ...question,
    kind: verdict.kind,
    until: verdict.kind === 'defer' ? verdict.until : null,
    heldBy: verdict.kind === 'defer' ? findHoldingRule(reasons) : null,
    liftedBy: verdict.kind === 'block' ? verdict.liftedBy : null,
    reasons: reasons.filter((reason) => !isPlain(reason)).map(presentReason),
    zones,
    attemptsBefore,
    attemptsAfter: attemptsBefore + countCall(decision),
    facts,
    ledgerVersion,
  };
}

/**
 * Which call to make of those that could be made to each, and what is said of it. It may be answered so much later
 * than it is decided on.
 */
export function judgePersons(
  persons: readonly PersonToJudge[],
  policy: Policy,
  now: Date,
  answerMilliseconds: number,
): Judgement {
  const judged: JudgedPerson[] = [];
  const busy: string[] = [];
  for (const person of persons) {
    const { call, decision } = chooseToTheAnswer(person, policy, now, answerMilliseconds);
    if (call.busy) {
      busy.push(person.contactId);
      continue;
    }
    const openUntil = findOpenUntil(call.facts, policy, decision.verdict, now);
    judged.push({ ...presentDecision(call, decision), openUntil });
  }
  return { judged, busy };
}

/**
 * Of those who may be called, as many as there is room for, and of people on the same number one at a time.
 * The others stay as they are, and are decided on when there is room for them.
 */
export function keepRoom(judged: readonly JudgedPerson[], room: number): JudgedPerson[] {
  const called = judged.filter(({ kind }) => kind === 'allow');
  const byNumber = new Map<string, JudgedPerson>();
  for (const person of called) {
    if (byNumber.size >= room) break;
    if (!byNumber.has(person.facts.phone.e164)) byNumber.set(person.facts.phone.e164, person);
  }
  return [...judged.filter(({ kind }) => kind !== 'allow'), ...byNumber.values()];
}

/** Of a forecast, only what keeps somebody from being called is stored, and how they would be. */
export function keepForecast(judged: readonly JudgedPerson[]): Partial<JudgedPerson>[] {
  return judged.map((person) => {
    const { contactId, phoneId, debtId, kind, openUntil, ledgerVersion } = person;
    if (kind !== 'allow') return person;
    return { contactId, phoneId, debtId, kind, openUntil, ledgerVersion };
  });
}
