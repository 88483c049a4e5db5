import type { Transaction } from '../../platform/database/database.ts';
import { readDebts, readKin, readStays } from './queries/kin.ts';
import type { Kinship, RawLedger } from './raw-history.ts';

/** Every contact that was called, with all that are the same human, itself first. */
export async function loadKin(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<Kinship[]> {
  const rows = await transaction.all(readKin, [organizationId, contactIds]);
  return [
    ...contactIds.map((id) => ({ contactId: id, otherId: id, since: new Date(0) })),
    ...rows.map((row) => ({
      contactId: row.contact_id,
      otherId: row.other_id,
      since: row.since,
    })),
  ];
}

/** Makes people kin, and adds what is known of debts that they have in common with others. */
export async function connectKin(
  transaction: Transaction,
  organizationId: string,
  kin: readonly Kinship[],
  { persons }: Pick<RawLedger, 'persons'>,
): Promise<void> {
  const ask = [organizationId, [...persons.keys()]];
  for (const { contactId, otherId, since } of kin) {
    const person = persons.get(otherId);
    if (contactId === otherId || person === undefined) continue;
    persons.get(contactId)?.kin.push({ person, since });
  }
  for (const row of await transaction.all(readStays, ask)) {
    persons.get(row.contact_id)?.stays.push({
      contactId: row.contact_id,
      kind: 'bankruptcy',
      debtId: row.debt_id,
      phone: null,
      place: null,
      receivedAt: row.received_at,
      recordedAt: row.recorded_at,
      liftedAt: row.lifted_at,
      isMistake: false,
    });
  }
  if (kin.every(({ contactId, otherId }) => contactId === otherId)) return;
  for (const { contact_id, ...debt } of await transaction.all(readDebts, ask)) {
    persons.get(contact_id)?.debts.push(debt);
  }
}
