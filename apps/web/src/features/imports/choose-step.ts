import type { ImportState } from '@ringfence/domain/imports/import-words';

export const steps = ['file', 'columns', 'check', 'store'] as const;
export type Step = (typeof steps)[number];

const stepOfState: Readonly<Record<ImportState, Step>> = {
  uploading: 'file',
  inspecting: 'file',
  matching: 'columns',
  checking: 'check',
  checked: 'check',
  storing: 'store',
  stored: 'store',
  undoing: 'store',
  undone: 'store',
  cancelled: 'file',
  failed: 'file',
};

/** Where an upload stands. A person who has seen the findings may go back to the columns. */
export function chooseStep(state: ImportState, wanted: string | null): Step {
  return state === 'checked' && wanted === 'columns' ? 'columns' : stepOfState[state];
}

/** The server works on it by itself: it moves on without anybody doing anything. */
export function isUnderWay(state: ImportState): boolean {
  return ['inspecting', 'checking', 'storing', 'undoing'].includes(state);
}

/** It can still be cancelled without anything having been stored. */
export function isOpen(state: ImportState): boolean {
  return ['uploading', 'inspecting', 'matching', 'checking', 'checked', 'storing'].includes(state);
}
