import { readStored, removeStored, writeStored } from '../../../platform/browser-storage.ts';
import { type ColumnId, readColumns, usualColumns } from './contact-view.ts';

const key = 'ringfence-contact-columns';

/** The columns that were chosen last in this browser. */
export function readRememberedColumns(): readonly ColumnId[] {
  const stored = readStored(key);
  return stored === null ? usualColumns : readColumns(stored.split(','));
}

export function rememberColumns(columns: readonly ColumnId[]): void {
  const chosen = columns.join(',');
  if (chosen === usualColumns.join(',')) {
    removeStored(key);
  } else {
    writeStored(key, chosen);
  }
}
