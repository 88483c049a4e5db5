import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { contract } from '../packages/contract/contract.ts';
import { drawCases } from '../packages/domain/compliance/testing/any-facts.ts';
import { fieldsOfKind } from '../packages/domain/imports/check-mapping.ts';
import { columnNames } from '../packages/domain/imports/column-names.ts';
import { importKinds } from '../packages/domain/imports/import-words.ts';
import { factEntries } from './facts-page/fact-entries.ts';
import { findScreenWord, isShown } from './facts-page/find-screen-word.ts';
import { readFactPaths } from './facts-page/read-fact-paths.ts';
import { renderFactsPage } from './facts-page/render-facts-page.ts';

/** As many as it takes until no further one reads anything new. */
const cases = drawCases();
const readers = readFactPaths(cases);
const entries = Object.entries(factEntries);

/** Without what only says that a value may be left out or be several. */
function unwrap(schema: unknown): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodCatch
  ) {
    return unwrap(schema.unwrap());
  }
  if (schema instanceof z.ZodArray) return unwrap(schema.element);
  if (schema instanceof z.ZodPipe) return unwrap(schema.in);
  return schema;
}

function hasField(schema: unknown, [name, ...rest]: readonly string[]): boolean {
  if (name === undefined) return true;
  const object = unwrap(schema);
  if (!(object instanceof z.ZodObject)) return false;
  const found = Object.entries(object.shape).find(([known]) => known === name);
  return found !== undefined && hasField(found[1], rest);
}

const procedure = z.object({ '~orpc': z.object({ inputSchema: z.unknown() }) });

/** The input of an operation, such as `records.describeDebt`. */
function findInput(operation: string): unknown {
  const [part, name] = operation.split('.');
  const operations = Object.entries(contract).find(([known]) => known === part)?.[1] ?? {};
  const found: unknown = Object.entries(operations).find(([known]) => known === name)?.[1];
  return procedure.safeParse(found).data?.['~orpc'].inputSchema;
}

describe('a fact', () => {
  it('that a rule reads has its place on the page', () => {
    const known = Object.keys(factEntries);
    // One that may be missing as a whole is read as such, too.
    const isKnown = (path: string): boolean =>
      known.some((one) => one === path || one.startsWith(`${path}[`) || one.startsWith(`${path}.`));
    const unknown = [...readers.keys()].filter((path) => !isKnown(path));
    expect(unknown).toEqual([]);
  });

  it('on the page is read by a rule', () => {
    const unread = Object.keys(factEntries).filter((path) => !readers.has(path));
    expect(unread).toEqual([]);
  });

  it('is entered on a screen that there is', () => {
    const missing = entries.flatMap(([path, entry]) => {
      if (entry.of === 'ringfence') return [];
      const { label } = entry.screen;
      return findScreenWord(label) !== undefined && isShown(label) ? [] : [`${path}: ${label}`];
    });
    expect(missing).toEqual([]);
  });

  it('of a person is entered by columns that there are', () => {
    const missing = entries.flatMap(([path, entry]) => {
      if (entry.of !== 'contact' || 'none' in entry.upload) return [];
      return entry.upload
        .filter((column) => {
          const [kind, field] = column.split(' ');
          const known = importKinds.find((one) => one === kind);
          const named = known && fieldsOfKind[known].find((one) => one === field);
          return named === undefined || columnNames[named].length === 0;
        })
        .map((column) => `${path}: ${column}`);
    });
    expect(missing).toEqual([]);
    const without = entries.filter(([, entry]) => entry.of === 'contact' && 'none' in entry.upload);
    expect(without.map(([path]) => path)).toEqual([
      'debt.promisedUntil',
      'restrictions[].liftedAt',
    ]);
  });

  it('is entered by fields of the API that there are', () => {
    const missing = entries.flatMap(([path, entry]) => {
      if (entry.of === 'ringfence') return [];
      const unknown = entry.api.filter((field) => {
        const [operation = '', name = ''] = field.split(' ');
        return !hasField(findInput(operation), name.split('.'));
      });
      return entry.api.length === 0 ? [`${path}: none`] : unknown.map((one) => `${path}: ${one}`);
    });
    expect(missing).toEqual([]);
  });

  it('that nobody enters is one of these, and no others', () => {
    const own = entries.filter(([, entry]) => entry.of === 'ringfence').map(([path]) => path);
    expect(own).toEqual([
      'direction',
      'furtherDebtIds[]',
      'mode',
      'purpose',
      'person.id',
      'debt.id',
      'debt.isReminder',
      'abandonment[].day',
      'abandonment[].answered',
      'abandonment[].abandoned',
    ]);
  });
});

describe('the page of facts', () => {
  it('says what rules read and where it is entered', async () => {
    await expect(renderFactsPage(readers)).toMatchFileSnapshot('../docs/compliance/facts.md');
  });
});
