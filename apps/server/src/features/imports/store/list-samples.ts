import { type ChangedPerson, findings } from '@ringfence/contract/imports';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import type { Transaction } from '../../../platform/database/database.ts';
import type { StoredImport } from './find-import.ts';
import { listBatches } from './people-batches.ts';
import { sampleChanges } from './queries/samples.ts';

const mostSamples = 5;
const mostFields = 6;
/** Where all that changes is something that is not shown here, the rest of a large file is not read for it. */
const mostBatches = 3;

const people = findings.shape.samples.unwrap();

/** A few of the people whom the file changes, as they are and as they would be. */
export async function listSamples(
  transaction: Transaction,
  found: StoredImport,
): Promise<ChangedPerson[]> {
  const samples: ChangedPerson[] = [];
  for (const { first, last } of (await listBatches(transaction, found)).slice(0, mostBatches)) {
    const left = mostSamples - samples.length;
    if (left === 0) break;
    const rows = await transaction.all(sampleChanges, [...found.key, first, last, left]);
    const read = people.parse(
      rows.map(({ contact_id, full_name, line, fields }) => ({
        contactId: contact_id,
        fullName: full_name,
        line,
        fields,
      })),
    );
    samples.push(
      ...read.map((person) => ({
        ...person,
        fields: person.fields
          .slice(0, mostFields)
          .map((change) =>
            change.field === 'phone' ? { ...change, after: maskPhone(change.after ?? '') } : change,
          ),
      })),
    );
  }
  return samples;
}
