import type { Reason } from './types.ts';

const never = Number.POSITIVE_INFINITY;

/**
 * The code of the rule that asks for the latest time of those that put a call off, the first of them where several do; one
 * that knows no time asks for the latest. Null where none puts it off.
 */
export function findHoldingRule(reasons: readonly Reason[]): string | null {
  let latest = Number.NEGATIVE_INFINITY;
  let holding: string | null = null;
  for (const { code, verdict } of reasons) {
    if (verdict.kind !== 'defer') continue;
    const until = verdict.until?.getTime() ?? never;
    if (holding !== null && until <= latest) continue;
    latest = until;
    holding = code;
  }
  return holding;
}
