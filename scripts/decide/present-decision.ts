import type { Decision, Reason, Verdict } from '../../packages/domain/compliance/types.ts';
import { presentMoment } from './read-moment.ts';
import type { Json } from './write-json.ts';

/** The fields and their order are fixed: programs of others read them. */
export function presentDecision({ verdict, reasons, zones, counts }: Decision): Json {
  return {
    verdict: verdict.kind,
    until: presentUntil(verdict),
    reasons: reasons.filter(isShown).map(presentReason),
    zones: zones.map(({ zone }) => zone),
    counts,
    liftedBy: verdict.kind === 'block' ? verdict.liftedBy : null,
  };
}

/** What fails now; of what passes only that which a person should know. */
function isShown({ verdict }: Reason): boolean {
  return verdict.kind !== 'allow' || verdict.isNote === true;
}

function presentReason({ code, citation, verdict }: Reason): Json {
  return {
    code,
    verdict: verdict.kind,
    until: presentUntil(verdict),
    citation: verdict.citation ?? citation,
  };
}

function presentUntil(verdict: Verdict): string | null {
  return verdict.kind === 'defer' && verdict.until !== null ? presentMoment(verdict.until) : null;
}
