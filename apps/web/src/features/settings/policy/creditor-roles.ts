import type { Creditors, PolicyContent } from '@ringfence/contract/compliance';
import { foldCreditor } from '@ringfence/domain/compliance/find-collector-role';
import type { CollectorRole } from '@ringfence/domain/compliance/words';

type Roles = PolicyContent['creditorRoles'];

/** A creditor of the organization, and the role that was chosen for it; null: the organization's own. */
export interface CreditorRow {
  name: string;
  /** 0: no debt names it any more. */
  debts: number;
  role: CollectorRole | null;
}

/** Whether any debt is collected in one's own name, which Regulation F does not bind. */
export const collectsInOwnName = ({
  collectorRole,
  creditorRoles,
}: Pick<PolicyContent, 'collectorRole' | 'creditorRoles'>): boolean =>
  collectorRole === 'creditor' || Object.values(creditorRoles).includes('creditor');

const findRole = (roles: Roles, name: string): CollectorRole | null =>
  Object.entries(roles).find(([known]) => foldCreditor(known) === foldCreditor(name))?.[1] ?? null;

/** Every creditor, those with a role of their own first: they are what the policy says. */
export function listCreditorRows({ creditors }: Creditors, roles: Roles): CreditorRow[] {
  const known = new Set(creditors.map(({ name }) => foldCreditor(name)));
  const gone = Object.keys(roles).filter((name) => !known.has(foldCreditor(name)));
  const rows = [...creditors, ...gone.map((name) => ({ name, debts: 0 }))].map((creditor) => ({
    ...creditor,
    role: findRole(roles, creditor.name),
  }));
  return rows.toSorted((one, other) => Number(one.role === null) - Number(other.role === null));
}

/** The roles with another one for a creditor; the same choices give the same text, in whichever order. */
export function chooseRole(roles: Roles, name: string, role: CollectorRole | null): Roles {
  const others = Object.entries(roles).filter(
    ([known]) => foldCreditor(known) !== foldCreditor(name),
  );
  const chosen = role === null ? others : [...others, [name, role] as const];
  return Object.fromEntries(chosen.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Those whose name contains what was typed. */
export const findCreditors = (rows: readonly CreditorRow[], typed: string): CreditorRow[] =>
  rows.filter(({ name }) => foldCreditor(name).includes(foldCreditor(typed)));
