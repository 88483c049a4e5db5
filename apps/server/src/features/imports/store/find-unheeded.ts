import type { ImportFindings } from '@ringfence/contract/imports';
import * as z from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import { findUnheeded, findUnheededStrangers } from './queries/unheeded.ts';

type Unheeded = ImportFindings['unheeded'];

const mostExamples = 20;
const examples = z.array(z.object({ contactId: z.uuid(), fullName: z.string() }));

const read = (found: { people: number; examples: unknown } | undefined): Unheeded => ({
  people: found?.people ?? 0,
  examples: examples.parse(found?.examples ?? []),
});

/** Whom a row forbids to call that is rejected for its name, and who can be called all the same. */
export async function listUnheededStrangers(
  transaction: Transaction,
  key: readonly [organizationId: string, importId: string],
): Promise<Unheeded> {
  return read(await transaction.first(findUnheededStrangers, key));
}

/** With those of the rows that were rejected when they were read. */
export async function addUnheeded(
  transaction: Transaction,
  key: readonly [organizationId: string, importId: string],
  before: Unheeded,
  { references, beyond }: { references: readonly string[]; beyond: number },
): Promise<Unheeded> {
  if (references.length + beyond === 0) return before;
  const found = read(await transaction.first(findUnheeded, [...key, references]));
  return {
    people: before.people + found.people + beyond,
    examples: [...before.examples, ...found.examples].slice(0, mostExamples),
  };
}
