import type { OrganizationPolicy } from './policy.ts';
import type { CollectorRole } from './words.ts';

type Roles = Pick<OrganizationPolicy, 'collectorRole' | 'creditorRoles'>;

/** As people write one and the same creditor. */
export const foldCreditor = (name: string): string =>
  name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A policy judges a million debts of a few creditors: names are folded once. */
const known = new WeakMap<Roles['creditorRoles'], ReadonlyMap<string, CollectorRole>>();

/**
 * In which role a debt is collected: Regulation F binds who collects for others (12 CFR 1006.2(i)), and
 * whether that is so depends on for whom.
 */
export function findCollectorRole(
  { collectorRole, creditorRoles }: Roles,
  creditor: string | null,
): CollectorRole {
  if (creditor === null) return collectorRole;
  let roles = known.get(creditorRoles);
  if (roles === undefined) {
    const entries = Object.entries(creditorRoles);
    roles = new Map(entries.map(([name, role]) => [foldCreditor(name), role]));
    known.set(creditorRoles, roles);
  }
  return roles.size === 0 ? collectorRole : (roles.get(foldCreditor(creditor)) ?? collectorRole);
}
