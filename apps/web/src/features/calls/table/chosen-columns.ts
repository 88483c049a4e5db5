import type { CallColumn } from '@ringfence/contract/calls';
import { readStored, removeStored, writeStored } from '../../../platform/browser-storage.ts';

const key = 'ringfence-call-columns';

/** What can be left out of the table; the time leads to the call, and the organization says whose it is. */
export const choosableColumns = [
  'person',
  'outcome',
  'talk',
  'attempt',
  'campaign',
  'carrier',
  'cost',
] as const;
export type ChoosableColumn = (typeof choosableColumns)[number];

/** Columns that there are no more are passed over; none at all means all of them. */
export function readColumns(named: readonly string[]): readonly ChoosableColumn[] {
  const known = choosableColumns.filter((column) => named.includes(column));
  return known.length === 0 ? choosableColumns : known;
}

/** The columns that were chosen last in this browser. */
export const readRememberedColumns = (): readonly ChoosableColumn[] =>
  readColumns(readStored(key)?.split(',') ?? []);

export function rememberColumns(columns: readonly ChoosableColumn[]): void {
  if (columns.length === choosableColumns.length) {
    removeStored(key);
  } else {
    writeStored(key, columns.join(','));
  }
}

/** A column of the table may hold two of a file. */
const columnsOfFile: Readonly<Record<ChoosableColumn, readonly CallColumn[]>> = {
  person: ['person', 'phone'],
  outcome: ['outcome', 'answered_by'],
  talk: ['talk'],
  attempt: ['attempt'],
  campaign: ['campaign', 'list'],
  carrier: ['carrier', 'caller_id'],
  cost: ['cost'],
};

/** What a file holds where the table shows these. */
export const listFileColumns = (shown: readonly ChoosableColumn[]): CallColumn[] => [
  'time',
  ...shown.flatMap((column) => columnsOfFile[column]),
];
