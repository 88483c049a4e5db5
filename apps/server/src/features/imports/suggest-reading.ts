import type { Inspection } from '@ringfence/contract/imports';
import { mapping as mappingSchema, rememberedDestination } from '@ringfence/contract/imports';
import { packs } from '@ringfence/domain/compliance/packs/index';
import type { ImportKind } from '@ringfence/domain/imports/import-words';
import { suggestMapping } from '@ringfence/domain/imports/suggest-mapping';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { loadPolicy } from '../compliance/index.ts';
import type { FoundFile } from './files/file-source.ts';
import { listLayoutsOf } from './queries/layouts.ts';
import { cleanCells } from './thread/clean-text.ts';

/** What amounts and moments mean in a country where the file does not say it. */
const customs: Readonly<Record<string, { currency: string; zone: string }>> = {
  US: { currency: 'USD', zone: 'America/New_York' },
  CA: { currency: 'CAD', zone: 'America/Toronto' },
  GB: { currency: 'GBP', zone: 'Europe/London' },
  AU: { currency: 'AUD', zone: 'Australia/Sydney' },
  IN: { currency: 'INR', zone: 'Asia/Kolkata' },
  MX: { currency: 'MXN', zone: 'America/Mexico_City' },
  BR: { currency: 'BRL', zone: 'America/Sao_Paulo' },
  CO: { currency: 'COP', zone: 'America/Bogota' },
  CL: { currency: 'CLP', zone: 'America/Santiago' },
};

const cells = z.array(z.string());

/** The names of the columns; none where the file has no header. */
function listNames({ format, lines }: FoundFile): string[] {
  const header = lines.find(({ line }) => line === format.headerLine);
  return cleanCells(header?.cells ?? []).map((name) => name.trim());
}

/** How a file would be read, by its header, its first rows and the organization's layouts and country. */
export async function suggestReading(
  transaction: Transaction,
  organizationId: string,
  kind: ImportKind,
  found: FoundFile,
): Promise<Inspection> {
  const { policy } = await loadPolicy(transaction, organizationId);
  const { country } = packs[policy.pack];
  const layouts = await transaction.all(listLayoutsOf, [organizationId, kind]);
  const lines = found.lines.map((row) => ({ line: row.line, cells: cleanCells(row.cells) }));
  const rows = lines.filter(({ line }) => line > found.format.headerLine);
  const suggestion = suggestMapping({
    kind,
    format: found.format,
    header: listNames(found),
    rows: rows.map((row) => row.cells),
    country,
    ...(customs[country] ?? { currency: 'USD', zone: 'UTC' }),
    layouts: layouts.map((layout) => ({
      id: layout.id,
      name: layout.name,
      header: cells.parse(layout.header),
      mapping: mappingSchema.parse(layout.mapping),
    })),
  });
  const { format, sheets, entries } = found;
  return {
    format,
    sheets,
    entries,
    lines,
    columns: suggestion.columns.map((column) => ({ ...column, samples: [...column.samples] })),
    mapping: mappingSchema.parse(suggestion.mapping),
    layout: suggestion.layout && {
      ...suggestion.layout,
      destination: rememberedDestination
        .nullable()
        .parse(layouts.find(({ id }) => id === suggestion.layout?.id)?.destination ?? null),
    },
  };
}
