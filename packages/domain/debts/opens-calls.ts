import type { DebtKind, PersonRole } from '../compliance/words.ts';

/** What the law asks of a debt, and of whom it is asked. */
export interface DebtFacts {
  kind: DebtKind | null;
  isTimeBarred: boolean;
  personRole: PersonRole | null;
  firstContactAt: Date | null;
}

/**
 * How much may be said to somebody in a role: nothing to whom 12 CFR 1006.6(a) does not name, nothing to a
 * co-debtor in a stay (11 USC 1301), and to a guardian or personal representative what may not be said to a
 * minor or to the dead.
 */
export function opennessOfRole(role: PersonRole | null): number {
  if (role === 'other') return 0;
  if (role === 'co_debtor') return 1;
  return role === 'guardian' || role === 'representative' ? 3 : 2;
}

/**
 * Whether calls that were not lawful could begin by the change: a debt that is no longer time-barred or
 * medical, somebody who may be spoken to, a first contact of which the notice is due later or never. Only
 * admins say so, and no file or program does.
 */
export function opensCalls(from: DebtFacts, to: DebtFacts): boolean {
  return (
    (from.isTimeBarred && !to.isTimeBarred) ||
    (from.kind === 'medical' && to.kind !== 'medical') ||
    opennessOfRole(to.personRole) > opennessOfRole(from.personRole) ||
    (from.firstContactAt !== null &&
      from.firstContactAt.getTime() < (to.firstContactAt?.getTime() ?? Number.POSITIVE_INFINITY))
  );
}
