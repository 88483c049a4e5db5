import { listBinding, readTime } from './read-facts.ts';
import { leaveOutExempt } from './read-frequency-consent.ts';
import type { PastCallFact, Situation } from './types.ts';
import type { UncountedReason } from './words.ts';

/**
 * Why a call about the debt does not count as an attempt under Regulation F; null: it counts. For people
 * to read beside the count, so it must never say anything else than `listCountedCalls`.
 */
export function explainCount(
  situation: Situation,
  call: PastCallFact,
  moment: Date,
): UncountedReason | null {
  readTime(call.at);
  if (call.direction === 'inbound') return 'inbound';
  if (call.outcome === 'busy' || call.outcome === 'not_in_service') return call.outcome;
  const wrong = listBinding(situation.facts, 'wrong_number', moment);
  if (wrong.some(({ phone }) => phone === call.phone)) return 'wrong_number';
  return leaveOutExempt(situation, [call]).length === 0 ? 'consent' : null;
}
