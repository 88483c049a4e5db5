import { decide } from '@ringfence/domain/compliance/decide';
import type { Decision, Facts, Reason } from '@ringfence/domain/compliance/types';
import { answerMilliseconds } from './limits.ts';

/**
 * Between the decision and the answer lie the way to the carrier, its queue and the ringing. The call
 * must be lawful now and as late as it may be answered.
 */
function decideToTheAnswer(facts: Facts, now: Date): Decision {
  const decision = decide(facts, now);
  if (decision.verdict.kind !== 'allow') return decision;
  const later = decide(facts, new Date(now.getTime() + answerMilliseconds));
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
  kind: 'allow' | 'defer' | 'block';
  until: Date | null;
  liftedBy: string | null;
  reasons: ReturnType<typeof presentReason>[];
  zones: Decision['zones'];
  attemptsBefore: number;
  facts: Facts;
}

export function judgePersons(persons: ReadonlyMap<string, Facts>, now: Date): JudgedPerson[] {
  return [...persons].map(([contactId, facts]) => {
    const { verdict, reasons, zones, counts } = decideToTheAnswer(facts, now);
    return {
      contactId,
      kind: verdict.kind,
      until: verdict.kind === 'defer' ? verdict.until : null,
      liftedBy: verdict.kind === 'block' ? verdict.liftedBy : null,
      reasons: reasons.map(presentReason),
      zones,
      attemptsBefore: counts[facts.debt.id] ?? 0,
      facts,
    };
  });
}
