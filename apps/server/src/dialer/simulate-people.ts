import type { SimulatedPerson } from '@ringfence/carriers/port';
import { listAnswers } from '@ringfence/domain/callflow/flow-facts';
import type { Transaction } from '../platform/database/database.ts';
import { listKeys } from './call-key.ts';
import { findSimulatedPeople } from './queries/flow.ts';
import type { OpenAccount } from './services.ts';

/**
 * What the people of a simulation know of themselves, so that they can answer the check as real ones would.
 * A carrier that reaches people learns nothing of it, and nothing is read of people whose call was held back.
 */
export async function findPeople(
  transaction: Transaction,
  { carrier }: OpenAccount,
  calls: readonly { organizationId: string; id: string }[],
  cleared: readonly { id: string }[],
): Promise<ReadonlyMap<string, SimulatedPerson>> {
  if (carrier.description.reachesPeople || cleared.length === 0) return new Map();
  const placed = new Set(cleared.map(({ id }) => id));
  const keys = calls
    .filter(({ id }) => placed.has(id))
    .map(({ organizationId, id }) => ({ organizationId, callId: id }));
  const rows = await transaction.all(findSimulatedPeople, listKeys(keys));
  return new Map(
    rows.map(({ id, birth_year, postal_code, reference }) => {
      const known = listAnswers({ birthYear: birth_year, postalCode: postal_code, reference });
      const { birth_year: birthYear, postal_code: postalCode } = known;
      return [id, { birthYear, postalCode, reference: known.reference }];
    }),
  );
}
