import type { ContactPromise, ListedPromise, PromiseFilter } from '@ringfence/contract/promises';
import * as z from 'zod';
import { cutPageAt, decodePlace, encodePlace, lastId } from '../../platform/database/cursor.ts';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { loadPolicy } from '../compliance/index.ts';
import { presentPromise } from './present-promise.ts';
import { findContact, listAll, listOfState, listPromises } from './queries.ts';

const place = z.tuple([z.iso.date(), z.uuid()]);
const end = ['9999-12-31', lastId] as const;

export interface PromisePage extends PromiseFilter {
  limit: number;
  cursor?: string | undefined;
}

/** Of an organization, or of all for super administrators. */
export async function listOrganizationPromises(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  { limit, cursor, state, dueFrom = '0001-01-01', dueTo = '9999-12-31' }: PromisePage,
): Promise<{ promises: ListedPromise[]; nextCursor: string | null }> {
  const from = cursor === undefined ? end : decodePlace(place, cursor);
  const values = [...from, dueFrom, dueTo, limit + 1];
  const rows = await database.asTenant(scope, (transaction) =>
    state === undefined
      ? transaction.all(inScope(scope, listAll), values)
      : transaction.all(inScope(scope, listOfState), [...values, state]),
  );
  const { shown, nextCursor } = cutPageAt(rows, limit, ({ due_on, id }) =>
    encodePlace([due_on, id]),
  );
  const promises = shown.map((row) => ({
    ...presentPromise(row),
    organization: presentOrganization(row),
    contact: { id: row.contact_id, fullName: row.full_name },
    creditor: row.creditor,
  }));
  return { promises, nextCursor };
}

/** With what the policy accepts, which the form for a new one asks for. */
export function listContactPromises(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
  contactId: string,
) {
  return database.asTenant(scope, async (transaction) => {
    const found = await transaction.first(inScope(scope, findContact), [contactId]);
    if (found === undefined) throw new ProblemError('not_found');
    const { organization_id: organizationId } = found;
    const rows = await transaction.all(listPromises, [organizationId, contactId]);
    const { policy } = await loadPolicy(transaction, organizationId);
    const promises: ContactPromise[] = rows.map(presentPromise);
    const { promiseTerms: terms, promiseGraceDays: graceDays, promiseBinds: binds } = policy;
    return { promises, rules: { terms, graceDays, binds } };
  });
}
