import type { Halt } from '@ringfence/contract/halts';
import { mayDo, type Standing } from '@ringfence/domain/access/permissions';

/** Where calls would be stopped: an organization, or null for all of them. */
type Scope = string | null;

/** Whether the calls there are stopped by an order for exactly that. */
export function isHalted(halts: readonly Halt[], scope: Scope): boolean {
  return halts.some(({ organization }) => (organization?.id ?? null) === scope);
}

/** An order for all organizations is lifted by a super administrator alone. */
export function mayLift({ organization }: Pick<Halt, 'organization'>, standing: Standing): boolean {
  return organization === null ? standing === 'super_administrator' : mayDo(standing, 'calls.halt');
}

/** Orders for all organizations first, then the newest. */
export function sortHalts(halts: readonly Halt[]): Halt[] {
  return halts.toSorted(
    (one, other) =>
      Number(one.organization !== null) - Number(other.organization !== null) ||
      other.startedAt.localeCompare(one.startedAt),
  );
}
