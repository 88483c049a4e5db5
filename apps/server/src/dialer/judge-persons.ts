import { chooseCall } from '@ringfence/domain/compliance/choose-call';
import { decide } from '@ringfence/domain/compliance/decide';
import type { Policy } from '@ringfence/domain/compliance/policy';
import type { Decision, Facts, Reason } from '@ringfence/domain/compliance/types';
import type { PersonAtHand } from '../features/compliance/index.ts';
import { answerMilliseconds } from './limits.ts';

/**
 * Between the decision and the answer lie the way to the carrier, its queue and the ringing. The call
 * must be lawful now and as late as it may be answered.
 */
function decideToTheAnswer(facts: Facts, policy: Policy, now: Date): Decision {
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
  liftedBy: string | null;
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

/**
 * Which call to make of those that could be made to each, and what is said of it. Whoever is on the phone, or
 * whose number is, is left for later.
 */
export function judgePersons(
  persons: readonly PersonAtHand[],
  policy: Policy,
  now: Date,
): JudgedPerson[] {
  return persons.flatMap((person): JudgedPerson[] => {
    const { call, decision } = chooseCall(person.calls(), ({ facts }) =>
      decideToTheAnswer(facts, policy, now),
    );
    if (call.busy) return [];
    const { facts, question, ledgerVersion } = call;
    const { verdict, reasons, zones, counts } = decision;
    const attemptsBefore = counts[facts.debt.id] ?? 0;
    return [
      {
        ...question,
        kind: verdict.kind,
        until: verdict.kind === 'defer' ? verdict.until : null,
        liftedBy: verdict.kind === 'block' ? verdict.liftedBy : null,
        reasons: reasons.map(presentReason),
        zones,
        attemptsBefore,
        attemptsAfter: attemptsBefore + countCall(decision),
        facts,
        ledgerVersion,
      },
    ];
  });
}

/** Of people who would be called on the same number, one at a time is. */
export function keepOneANumber(judged: readonly JudgedPerson[]): JudgedPerson[] {
  const called = judged.filter(({ kind }) => kind === 'allow');
  const byNumber = new Map(called.map((person) => [person.facts.phone.e164, person]));
  return [...judged.filter(({ kind }) => kind !== 'allow'), ...byNumber.values()];
}
