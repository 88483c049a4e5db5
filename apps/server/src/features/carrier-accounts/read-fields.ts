import { findCarrier } from '@ringfence/carriers/registry';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { type PlainFields, plainFields } from './account-secrets.ts';
import { findCarrierAddress } from './queries/accounts.ts';

/** Where a carrier is reached is no field: this server would ask at any address that somebody enters. */
const addressField = 'address';

/** What people enter of an account at the carrier. */
export const listFields = (carrierId: string) =>
  (findCarrier(carrierId)?.settings.fields ?? []).filter(({ name }) => name !== addressField);

export interface ReadFields {
  settings: PlainFields;
  secrets: PlainFields;
}

function refuseUnknown(carrierId: string, entered: PlainFields): void {
  if (addressField in entered) {
    throw invalidInput('fields.address', 'The person who runs this server sets the address.');
  }
  const names = new Set(listFields(carrierId).map(({ name }) => name));
  if (Object.keys(entered).some((name) => !names.has(name))) {
    throw invalidInput('fields', 'The carrier asks for other fields.');
  }
}

async function findAddress(
  { database }: Pick<Services, 'database'>,
  carrierId: string,
): Promise<PlainFields> {
  const found = await database.asSystem((transaction) =>
    transaction.first(findCarrierAddress, [carrierId]),
  );
  return found?.address == null ? {} : { [addressField]: found.address };
}

/** What people entered, as the carrier wants it, parted into what may be shown and what not. */
export async function readFields(
  services: Pick<Services, 'database'>,
  carrierId: string,
  entered: PlainFields,
): Promise<ReadFields> {
  const entry = findCarrier(carrierId);
  if (entry === undefined) throw invalidInput('carrier', 'Choose one of the carriers.');
  refuseUnknown(carrierId, entered);
  const trimmed = Object.fromEntries(
    Object.entries(entered).map(([name, value]) => [name, value.trim()]),
  );
  const address = await findAddress(services, carrierId);
  const read = entry.settings.schema.safeParse({ ...trimmed, ...address });
  if (!read.success) {
    const errors = read.error.issues.map(({ path, message }) => ({
      path: ['fields', ...path].join('.'),
      message,
    }));
    throw new ProblemError('validation_failed', undefined, errors);
  }
  const { [addressField]: _, ...known } = plainFields.parse(read.data);
  const isSecret = new Map(listFields(carrierId).map((field) => [field.name, field.isSecret]));
  const fields = Object.entries(known);
  return {
    settings: Object.fromEntries(fields.filter(([name]) => isSecret.get(name) === false)),
    // What is not described is taken for a secret.
    secrets: Object.fromEntries(fields.filter(([name]) => isSecret.get(name) !== false)),
  };
}
