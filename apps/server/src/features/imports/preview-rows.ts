import { inspection, type MappingInput, type PreviewRow } from '@ringfence/contract/imports';
import { describeReading } from '@ringfence/domain/imports/describe-reading';
import { createRowReader } from '@ringfence/domain/imports/read-row';
import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findDetail } from './queries/shown.ts';

const shownRows = 50;

/** The first rows as they would be stored, from what was found when the file was looked at. */
export async function previewRows(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: OrganizationScope,
  { importId, mapping }: { importId: string; mapping: MappingInput },
): Promise<{ rows: PreviewRow[] }> {
  const detail = await database.asTenant(scope, (transaction) =>
    transaction.first(findDetail, [importId]),
  );
  if (detail === undefined) throw new ProblemError('not_found');
  if (detail.inspection === null) throw new ProblemError('wrong_step');
  const { lines } = inspection.parse(detail.inspection);
  const readRow = createRowReader(mapping, now());
  const rows = lines.filter(({ line }) => line > mapping.format.headerLine).slice(0, shownRows);
  return {
    rows: rows.map(({ line, cells }) => {
      const reading = readRow(cells);
      if (reading.kind === 'rejected') {
        const { reason, column, value } = reading;
        return { line, rejection: { reason, column, value }, warnings: [], values: [] };
      }
      return {
        line,
        rejection: null,
        warnings: [...reading.warnings],
        values: describeReading(reading),
      };
    }),
  };
}
