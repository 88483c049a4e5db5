import { restrictionScopes } from './restriction-scopes.ts';
import type { RestrictionFact } from './types.ts';

/** What names no debt, though it may, and was said by the human or holds for them as a whole. */
const ofTheHuman: readonly RestrictionFact['kind'][] = ['cease_written', 'attorney', 'bankruptcy'];

/**
 * Whether a reason not to call one contact binds every other that is the same human: what covers the person,
 * and what is known of a number. A dispute, a payment or a question is about debts, and theirs are others.
 */
export function bindsSamePerson({
  kind,
  debtId,
}: Pick<RestrictionFact, 'kind' | 'debtId'>): boolean {
  if (restrictionScopes[kind] !== 'perhaps_debt') return true;
  return debtId === null && ofTheHuman.includes(kind);
}
