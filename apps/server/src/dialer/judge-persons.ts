import { createHash } from 'node:crypto';
import { decide } from '@ringfence/domain/compliance/decide';
import type { Decision, Facts, Reason } from '@ringfence/domain/compliance/types';
import { ringSeconds } from './limits.ts';

/**
 * A phone that begins to ring just before the window closes may be answered after it, so the call
 * must be lawful now and for as long as it may ring.
 */
function decideWithRing(facts: Facts, now: Date): Decision {
  const decision = decide(facts, now);
  if (decision.verdict.kind !== 'allow') return decision;
  const later = decide(facts, new Date(now.getTime() + ringSeconds * 1000));
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

/** One person's verdict as it is stored: with what was known, and a hash that proves it. */
export interface JudgedPerson {
  contactId: string;
  kind: 'allow' | 'defer' | 'block';
  until: Date | null;
  liftedBy: string | null;
  reasons: ReturnType<typeof presentReason>[];
  zones: Decision['zones'];
  attemptsBefore: number;
  facts: Facts;
  factsHash: string;
}

export function judgePersons(persons: ReadonlyMap<string, Facts>, now: Date): JudgedPerson[] {
  return [...persons].map(([contactId, facts]) => {
    const { verdict, reasons, zones, counts } = decideWithRing(facts, now);
    return {
      contactId,
      kind: verdict.kind,
      until: verdict.kind === 'defer' ? verdict.until : null,
      liftedBy: verdict.kind === 'block' ? verdict.liftedBy : null,
      reasons: reasons.map(presentReason),
      zones,
      attemptsBefore: counts[facts.debt.id] ?? 0,
      facts,
      factsHash: createHash('sha256').update(JSON.stringify(facts)).digest('hex'),
    };
  });
}
