import type { ComparedFindings } from './store/index.ts';
import type { ReadingTotals } from './thread/messages.ts';

type Cause = { column: string | null; rows: number };

/** The rows' own faults, counted where they were read, and what comparing them with each other added. */
function mergeCauses<One extends Cause>(
  read: readonly One[],
  compared: readonly One[],
  wordOf: (cause: One) => string,
): One[] {
  const keyOf = (cause: One): string => `${wordOf(cause)}\n${cause.column ?? ''}`;
  const known = new Set(read.map(keyOf));
  return [...read, ...compared.filter((cause) => !known.has(keyOf(cause)))].toSorted(
    (one, other) => other.rows - one.rows || keyOf(one).localeCompare(keyOf(other)),
  );
}

/** Every row of the file in one of the counts: none vanishes. */
export function mergeFindings(compared: ComparedFindings, totals: ReadingTotals): ComparedFindings {
  const causes = mergeCauses(totals.rejections, compared.rejections, ({ reason }) => reason);
  const rejections = causes.filter(({ reason }) => reason !== 'duplicate');
  return {
    ...compared,
    rows: totals.rows,
    rejected: rejections.reduce((sum, { rows }) => sum + rows, 0),
    statuses: totals.statuses,
    asks: totals.hasOnlyCredits ? 'negative_balances' : null,
    rejections,
    warnings: mergeCauses(totals.warnings, compared.warnings, ({ code }) => code),
  };
}

const countsOf = ({
  rejections,
  warnings: _,
  waiting: __,
  // Asked before it is stored, of rows that are not.
  unheeded: ___,
  // Before it is stored alone.
  samples: ____,
  ...counts
}: ComparedFindings) => ({
  ...counts,
  callable: counts.callable.people,
  rejections: rejections.map(({ reason, column, rows }) => [reason, column, rows]),
});

/**
 * Whether storing would do what was shown, to people who are as they were then. Warnings are only worth a look: they may differ, such as by a
 * stop that came meanwhile, which holds anyway.
 */
export function isSameOutcome(shown: ComparedFindings, found: ComparedFindings): boolean {
  const { suppressed: _, ...before } = countsOf(shown);
  const { suppressed: __, ...after } = countsOf(found);
  return JSON.stringify(sortKeys(before)) === JSON.stringify(sortKeys(after));
}

/** The database keeps the keys of JSON in an order of its own. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, sortKeys(inner)]),
  );
}
