import type { MappingInput } from '@ringfence/contract/imports';
import { tries } from '@ringfence/domain/testing/tries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { startUploads } from './testing/start-uploads.ts';
import { rejectionsWriter } from './write-rejections.ts';

const { database } = useTestDatabase();
const uploads = startUploads(database, () => new Date('2026-06-10T16:00:00Z'));

const fields = ['reference', 'full_name', 'phone', 'balance', 'email', 'region', 'due_on'] as const;
const columns: MappingInput['columns'] = fields.map((field) => ({
  name: field,
  field,
  position: 0,
  customName: null,
}));

const rubbish = fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) =>
  // What a text file cannot tell from the end of a row, or from no text at all, is tested with the files.
  text.replaceAll(/[\r\0\uFEFF]/g, ''),
);
const orRubbish = (arbitrary: fc.Arbitrary<string>) =>
  fc.oneof({ arbitrary, weight: 6 }, { arbitrary: rubbish, weight: 1 });
const reference = fc.integer({ min: 1, max: 8 }).map((number) => `A-00${number}`);
const row = fc.tuple(
  orRubbish(fc.oneof(reference, fc.constant(''))),
  orRubbish(fc.constantFrom('Ann Lee', 'ann  lee', 'Bob "Bobby" Ray', 'Cy, Dee', 'José Peña', '')),
  orRubbish(fc.constantFrom('(312) 555-0101', '312.555.0102', '+1 312 555 0103', '555', '')),
  orRubbish(fc.constantFrom('$1,250.00', '80', '0', '80.5', '1.234,56', '-5', 'lots', '')),
  orRubbish(fc.constantFrom('ann@example.com', 'not an address', '')),
  orRubbish(fc.constantFrom('IL', 'Illinois', 'il ', '')),
  orRubbish(fc.constantFrom('03/04/2026', '2026-03-04', '31/12/2025', '')),
);

const file = fc.record({
  rows: fc.array(
    row.filter((cells) => cells.some((cell) => cell.trim() !== '')),
    { minLength: 1, maxLength: 40 },
  ),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  encoding: fc.constantFrom('utf-8', 'utf-16le'),
});

function writeFile(rows: readonly (readonly string[])[], delimiter: string, encoding: string) {
  const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const text = [fields, ...rows].map((cells) => cells.map(quote).join(delimiter)).join('\n');
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  return Uint8Array.from(Buffer.from(`\uFEFF${text}`, 'utf16le'));
}

const listReferences = testStatement(
  `select external_reference from contacts where organization_id = $1`,
  { external_reference: 'text' },
);

describe('whatever a file holds', () => {
  it('no row of it vanishes without a reason written down', { timeout: 300_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(file, async ({ rows, delimiter, encoding }) => {
        const organization = await addOrganization(database);
        const inspected = await uploads.inspect(organization, writeFile(rows, delimiter, encoding));
        const format = {
          kind: 'text' as const,
          encoding,
          delimiter,
          sheet: null,
          headerLine: 1,
          entry: null,
        };
        const checked = await uploads.check(organization, inspected, {
          mapping: { columns, format, negativeBalances: 'credits' },
        });
        const stored = await uploads.store(organization, checked.id);
        expect(stored).toMatchObject({ state: 'stored', rows: rows.length });

        const download = { importId: stored.id };
        const written = await rejectionsWriter.write(uploads.services, organization, download);
        const rejected: (readonly string[])[] = [];
        for await (const line of written.rows) rejected.push(line);
        const [header, ...refused] = rejected;
        expect(header?.slice(0, fields.length)).toEqual(fields);
        expect(refused).toHaveLength(stored.rejected + stored.duplicate);
        // Word for word as they came, each with its reason, in the order of the file.
        const left = [...rows];
        for (const line of refused) {
          const cells = line.slice(0, fields.length);
          const at = left.findIndex((one) => one.every((cell, index) => cell === cells[index]));
          expect(at, JSON.stringify(cells)).toBeGreaterThanOrEqual(0);
          left.splice(at, 1);
          expect(line.at(-2)).not.toBe('');
        }
        // The people who are left are known by the reference of their row.
        const known = await askSystem(database, listReferences, [organization.organizationId]);
        const references = new Set(known.map(({ external_reference }) => external_reference));
        const named = left.map(([own]) => own?.trim()).filter((own) => /^A-00\d$/.test(own ?? ''));
        expect(named.filter((own) => !references.has(own ?? ''))).toEqual([]);
        expect(left.length > 0).toBe(references.size > 0);
      }),
      { numRuns: tries(25) },
    );
  });
});
