import { cleanCell, foldText } from './clean-cell.ts';
import { columnNames, type ImportField } from './column-names.ts';

export interface MatchedColumn {
  /** As it stands in the file. */
  name: string;
  /** Null when it was not understood, or when another column holds the field already. */
  field: ImportField | null;
}

export interface MatchedColumns {
  columns: MatchedColumn[];
  missing: ('name' | 'phone' | 'balance')[];
}

interface KnownName {
  field: ImportField;
  /** Its place among the names of the field; the smaller, the better. */
  rank: number;
}

const fields: readonly ImportField[] = [
  'full_name',
  'first_name',
  'last_name',
  'phone',
  'balance',
  'currency',
  'reference',
  'creditor',
  'email',
  'region',
  'postal_code',
  'country',
  'language',
  'line_type',
  'consent',
  'do_not_call',
];

const knownNames: ReadonlyMap<string, KnownName> = new Map(
  fields.flatMap((field) => columnNames[field].map((name, rank) => [name, { field, rank }])),
);

/**
 * Which column of a file holds what, by its header. Each field is taken from the column whose name
 * says it best, and of equals from the first. A name is there when a column holds all of it, or two
 * hold its parts.
 */
export function matchColumns(header: readonly string[]): MatchedColumns {
  const names = header.map(cleanCell);
  const known = names.map(recognise);
  const best = new Map<ImportField, number>();
  for (const [index, name] of known.entries()) {
    if (name === undefined) continue;
    const rival = known[best.get(name.field) ?? -1];
    if (rival === undefined || name.rank < rival.rank) best.set(name.field, index);
  }
  readNombreAsFirstName(names, best);
  const fieldByIndex = new Map([...best].map(([field, index]) => [index, field]));
  const hasName = best.has('full_name') || (best.has('first_name') && best.has('last_name'));
  return {
    columns: names.map((name, index) => ({ name, field: fieldByIndex.get(index) ?? null })),
    missing: [
      ...(hasName ? [] : ['name' as const]),
      ...(best.has('phone') ? [] : ['phone' as const]),
      ...(best.has('balance') ? [] : ['balance' as const]),
    ],
  };
}

/** What stands in brackets explains more than it names: "Balance ($)", "Phone (mobile)". */
function recognise(name: string): KnownName | undefined {
  const withoutBrackets = name.replace(/[([{][^)\]}]*[)\]}]/g, ' ');
  return knownNames.get(foldText(withoutBrackets)) ?? knownNames.get(foldText(name));
}

/** "Nombre" alone is the whole name; beside "Apellido" it is the first. */
function readNombreAsFirstName(names: readonly string[], best: Map<ImportField, number>): void {
  const index = best.get('full_name');
  if (index === undefined || best.has('first_name') || !best.has('last_name')) return;
  if (!/^nombres?$/.test(foldText(names[index] ?? ''))) return;
  best.delete('full_name');
  best.set('first_name', index);
}
