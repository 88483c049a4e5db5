import type { ImportFindings } from '@ringfence/contract/imports';
import type { ImportField } from '@ringfence/domain/imports/import-words';
import type { LivingPerson } from './living-person.ts';
import type { DemoPart } from './plan-parts.ts';
import type { Random } from './random.ts';
import { waterworks } from './words.ts';

const columns = [
  { name: 'Account', field: 'reference' },
  { name: 'Name', field: 'full_name' },
  { name: 'Phone', field: 'phone' },
  { name: 'Balance', field: 'balance' },
  { name: 'ZIP', field: 'postal_code' },
] as const satisfies readonly { name: string; field: ImportField }[];

export interface RejectionRow {
  line: number;
  reason: ImportFindings['rejections'][number]['reason'];
  column_name: string;
  cells: readonly string[];
  value: string;
}

export interface UploadRows {
  listName: string;
  upload: {
    id: string;
    file_name: string;
    file_bytes: number;
    header: readonly string[];
    columns: readonly { name: string; field: string | null }[];
    row_count: number;
    added: number;
    rejected: number;
    consents: number;
    obtained_by: string;
    obtained_on: string;
    created_at: Date;
    findings: ImportFindings;
  };
  rejections: RejectionRow[];
}

/** What a file gets wrong, as files do. */
const faults = [
  { reason: 'phone_invalid', column: 'Phone', value: '555-01' },
  { reason: 'phone_missing', column: 'Phone', value: '' },
  { reason: 'balance_invalid', column: 'Balance', value: 'see contract' },
  { reason: 'name_missing', column: 'Name', value: '' },
] as const;

function makeRejections(part: DemoPart, random: Random): RejectionRow[] {
  const count = Math.ceil(part.people * (0.005 + random.next() * 0.025));
  const lines = new Set<number>();
  while (lines.size < count) lines.add(random.between(2, part.people + count + 1));
  return [...lines]
    .toSorted((one, other) => one - other)
    .map((line) => {
      const { reason, column, value } = random.pick(faults);
      const good = [`X-${line}`, 'Sample Row', '0', `${random.between(20, 900)}.00`, '00000'];
      const cells = columns.map(({ name }, index) =>
        name === column ? value : (good[index] ?? ''),
      );
      return { line, reason, column_name: column, cells, value };
    });
}

function countCauses(rows: readonly RejectionRow[]): ImportFindings['rejections'] {
  return [...Map.groupBy(rows, ({ reason }) => reason)].map(([reason, own]) => ({
    reason,
    column: own[0]?.column_name ?? null,
    rows: own.length,
    examples: own.slice(0, 3).map(({ line, value }) => ({ line, value })),
  }));
}

/** The file that a portfolio came in. */
export function makeUpload(
  part: DemoPart,
  random: Random,
  people: readonly LivingPerson[],
): UploadRows {
  const rejections = makeRejections(part, random);
  const own = part.organization === waterworks;
  const abroad = { US: 'United States', GB: 'United Kingdom', AU: 'Australia' }[part.country];
  const rows = people.length + rejections.length;
  const consents = people.filter((person) => person.consents.length > 0).length;
  const findings: ImportFindings = {
    rows,
    duplicate: 0,
    rejected: rejections.length,
    added: people.length,
    changed: 0,
    samples: [],
    unchanged: 0,
    changes: {
      names: 0,
      addresses: 0,
      phones: 0,
      balances: 0,
      debtsAdded: 0,
      debtsPaid: 0,
      debtsRecalled: 0,
      consentsGiven: 0,
      consentsTakenBack: 0,
      restricted: 0,
      inconvenient: 0,
      promisesKept: 0,
      paymentsReversed: 0,
    },
    balanceMoves: [],
    callable: { people: 0, restricted: 0 },
    asks: null,
    unheeded: { people: 0, examples: [] },
    waiting: 0,
    statuses: [],
    suppressed: 0,
    missing: 0,
    rejections: countCauses(rejections),
    warnings: [],
  };
  return {
    listName: `${abroad}, ${part.title}`,
    upload: {
      id: random.idAt(part.uploadedAt),
      file_name: `${own ? 'arrears' : 'portfolio'}-${part.name.slice(-2)}.csv`,
      file_bytes: rows * 74,
      header: columns.map(({ name }) => name),
      columns,
      row_count: rows,
      added: people.length,
      rejected: rejections.length,
      consents,
      obtained_by: own ? waterworks : 'The creditors of the file',
      obtained_on: part.uploadedAt.toISOString().slice(0, 10),
      created_at: part.uploadedAt,
      findings,
    },
    rejections,
  };
}
