import { readStored, writeStored } from '../../platform/browser-storage.ts';

function nameKey(organizationId: string): string {
  return `ringfence-calling-number ${organizationId}`;
}

/** The number that was last called from in this browser and organization. */
export function recallCallingNumber(organizationId: string): string {
  return readStored(nameKey(organizationId)) ?? '';
}

export function rememberCallingNumber(organizationId: string, number: string): void {
  writeStored(nameKey(organizationId), number);
}
