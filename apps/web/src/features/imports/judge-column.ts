import type { Inspection } from '@ringfence/contract/imports';
import type { MappedColumn } from './assign-field.ts';

export type Sureness = 'sure' | 'likely' | 'unsure' | 'chosen' | 'left';

const sureFrom = 0.9;
const likelyFrom = 0.6;

/** How sure it is what a column holds: by what was suggested, unless somebody chose otherwise. */
export function judgeColumn(
  column: MappedColumn,
  suggested: Inspection['columns'][number] | undefined,
): Sureness {
  const isSuggested =
    suggested !== undefined &&
    suggested.field === column.field &&
    suggested.position === column.position;
  if (!isSuggested) {
    return column.field === null ? 'left' : 'chosen';
  }
  if (column.field === null) {
    return 'left';
  }
  return suggested.confidence >= sureFrom
    ? 'sure'
    : suggested.confidence >= likelyFrom
      ? 'likely'
      : 'unsure';
}
