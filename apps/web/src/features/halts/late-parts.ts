import type { ComponentType } from 'react';

/**
 * What is needed while calls are stopped, or about to be. The lists of files that these parts
 * consist of are long; they stand in this file, so that no page has to bring them along.
 */
export async function loadHaltBanner(): Promise<{ default: ComponentType }> {
  return { default: (await import('./halt-banner.tsx')).HaltBanner };
}

export async function loadHaltDialog() {
  return { default: (await import('./halt-dialog.tsx')).HaltDialog };
}
