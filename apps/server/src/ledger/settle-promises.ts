import {
  type StandingState,
  settlePromises as settle,
} from '@ringfence/domain/promises/settle-promises';
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

/** How each promise about a debt stood, and how it stands by what was paid. */
export function findStanding(
  row: { promises: unknown; payments: unknown },
  { graceDays, today }: { graceDays: number; today: string },
): { id: string; before: StandingState; after: StandingState }[] {
  const standing = promises.parse(row.promises);
  const states = settle(
    standing.map(({ madeAt, ...promise }) => ({ ...promise, madeOn: dayEverywhere(madeAt) })),
    payments.parse(row.payments),
    { graceDays, today },
  );
  return standing.map(({ id, state }) => ({ id, before: state, after: states.get(id) ?? state }));
}

/** What becomes of the promises about a debt, where it is something else than before. */
function settleDebt(
  row: Standing,
  rules: { graceDays: number; today: string },
): { id: string; state: string; because: string | null }[] {
  const standing = findStanding(row, rules);
  // What is paid otherwise is paid; of a debt that was taken back nothing can be kept any more.
  if (row.debt_state === 'recalled' || row.debt_state === 'closed') {
    return standing
      .filter(({ before }) => before === 'open')
      .map(({ id }) => ({ id, state: 'cancelled', because: 'debt_ended' }));
  }
  return standing.flatMap(({ id, before, after }) => {
    const state = after === 'open' && row.debt_state === 'paid' ? 'kept' : after;
    return state === before ? [] : [{ id, state, because: null }];
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
