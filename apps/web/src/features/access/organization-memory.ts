import type { Membership } from '@ringfence/contract/access';
import { readStored, removeStored, writeStored } from '../../platform/browser-storage.ts';

const organizationStorageKey = 'ringfence-organization';
const modeStorageKey = 'ringfence-mode';

/** What the browser keeps of where the person works, as it stands there. */
export interface StoredChoice {
  mode: string | null;
  organizationId: string | null;
}

export function recallChoice(): StoredChoice {
  return { mode: readStored(modeStorageKey), organizationId: readStored(organizationStorageKey) };
}

/** Whether something stored under this key belongs to the choice; null: all of it was removed. */
export function isPartOfChoice(key: string | null): boolean {
  return key === null || key === organizationStorageKey || key === modeStorageKey;
}

/** An organization that the person does not belong to any more is not kept. */
export function forgetLeftOrganization(
  memberships: readonly Pick<Membership, 'organizationId'>[],
): void {
  const stored = readStored(organizationStorageKey);
  if (stored !== null && !memberships.some(({ organizationId }) => organizationId === stored)) {
    removeStored(organizationStorageKey);
  }
}

export function rememberOrganization(organizationId: string): void {
  writeStored(organizationStorageKey, organizationId);
}

export function rememberAdminMode(): void {
  writeStored(modeStorageKey, 'admin');
  removeStored(organizationStorageKey);
}

export function rememberOrganizationMode(organizationId: string): void {
  writeStored(modeStorageKey, 'organization');
  rememberOrganization(organizationId);
}
