import { settlePromises as settle } from '@ringfence/domain/promises/settle-promises';
import * as z from 'zod';
import type { Transaction } from '../platform/database/database.ts';
import { followDebts } from './keep-promises.ts';
import { listStanding, writeStanding } from './queries/promises.ts';

const hourMilliseconds = 60 * 60 * 1000;
/** The last zone to begin a day, and the first. */
const lastZoneHours = -12;

const promises = z.array(
  z.object({
    id: z.string(),
    planId: z.string(),
    amountMinor: z.number(),
    dueOn: z.iso.date(),
    state: z.enum(['open', 'kept', 'broken']),
    madeAt: z.coerce.date(),
  }),
);
const payments = z.array(z.object({ amountMinor: z.number(), paidOn: z.iso.date() }));

/** The day that has begun in every zone: a promise is not broken while it is still its last day somewhere. */
export const dayEverywhere = (at: Date): string =>
  new Date(at.getTime() + lastZoneHours * hourMilliseconds).toISOString().slice(0, 10);

export interface SettledPromise {
  id: string;
  contactId: string;
  debtId: string;
  planId: string;
  state: string;
}

type Standing = Awaited<ReturnType<typeof readStanding>>[number];

const readStanding = (
  transaction: Transaction,
  organizationId: string,
  debtIds: readonly string[],
) => transaction.all(listStanding, [organizationId, debtIds]);

/** What becomes of the promises about a debt, where it is something else than before. */
function settleDebt(
  row: Standing,
  { graceDays, today }: { graceDays: number; today: string },
): { id: string; state: string; because: string | null }[] {
  const standing = promises.parse(row.promises);
  const open = standing.filter(({ state }) => state === 'open');
  // What is paid otherwise is paid; of a debt that was taken back nothing can be kept any more.
  if (row.debt_state === 'recalled' || row.debt_state === 'closed') {
    return open.map(({ id }) => ({ id, state: 'cancelled', because: 'debt_ended' }));
  }
  const states = settle(
    standing.map(({ madeAt, ...promise }) => ({ ...promise, madeOn: dayEverywhere(madeAt) })),
    payments.parse(row.payments),
    { graceDays, today },
  );
  return standing.flatMap(({ id, state }) => {
    const found = states.get(id) ?? state;
    const after = found === 'open' && row.debt_state === 'paid' ? 'kept' : found;
    return after === state ? [] : [{ id, state: after, because: null }];
  });
}

/**
 * Settles the promises about debts by everything that was paid. The same for a payment that came in, was entered late
 * or taken back, and for a day that has passed; running it again changes nothing. Who is judged again is the caller's.
 */
export async function settlePromises(
  transaction: Transaction,
  organizationId: string,
  debtIds: readonly string[],
  { graceDays, at }: { graceDays: number; at: Date },
): Promise<SettledPromise[]> {
  if (debtIds.length === 0) return [];
  const found = await readStanding(transaction, organizationId, debtIds);
  const today = dayEverywhere(at);
  const changes = found.flatMap((row) => settleDebt(row, { graceDays, today }));
  if (changes.length === 0) return [];
  const values = [organizationId, JSON.stringify(changes), at];
  const settled = await transaction.all(writeStanding, values);
  const people = [...new Set(settled.map(({ contact_id }) => contact_id))].toSorted();
  await followDebts(transaction, organizationId, people);
  return settled.map((row) => ({
    id: row.id,
    contactId: row.contact_id,
    debtId: row.debt_id,
    planId: row.plan_id,
    state: row.state,
  }));
}
