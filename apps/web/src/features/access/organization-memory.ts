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
