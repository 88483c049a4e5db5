import type { CallFact } from '@ringfence/domain/callflow/flow-state';
import { readDay } from '@ringfence/domain/compliance/calendar-day';
import { settlePromises } from '@ringfence/domain/promises/settle-promises';
import { dayEverywhere } from '../../../ledger/index.ts';
import { addEvent, type DebtRow, type LivingPerson } from './living-person.ts';
import type { CallRow } from './make-call.ts';
import type { Random } from './random.ts';

type Promised = Extract<CallFact, { kind: 'promise' }>;

const dayMilliseconds = 86_400_000;
/** The job that settles promises runs ten minutes after each hour; at noon of UTC a day has begun everywhere. */
const settlingMilliseconds = 12 * 3_600_000 + 10 * 60_000;

/** What is known of a debt follows from the promises about it that are open, as the ledger has it. */
function follow(person: LivingPerson, debt: DebtRow): void {
  const open = person.promises.filter(
    ({ debt_id, state }) => debt_id === debt.id && state === 'open',
  );
  const days = open.map(({ due_on }) => due_on).toSorted();
  if (debt.state !== 'paid') debt.state = open.length > 0 ? 'promised' : 'open';
  for (const known of person.known.debts) {
    if (known.id !== debt.id) continue;
    known.promisedOn = days[0] ?? null;
    // One with an open promise is open to the rules, which wait for the day.
    known.state = debt.state === 'paid' ? 'paid' : 'open';
  }
}

/** By all that was paid until a moment, as the ledger settles them. */
function settle(person: LivingPerson, debt: DebtRow, at: Date, graceDays: number): void {
  const standing = person.promises.filter(
    ({ debt_id, state }) => debt_id === debt.id && state !== 'cancelled',
  );
  const states = settlePromises(
    standing.map((row) => ({
      id: row.id,
      planId: row.plan_id,
      amountMinor: row.amount_minor,
      dueOn: row.due_on,
      madeOn: dayEverywhere(row.made_at),
    })),
    person.payments
      .filter(({ debt_id }) => debt_id === debt.id)
      .map(({ amount_minor, paid_on }) => ({ amountMinor: amount_minor, paidOn: paid_on })),
    { graceDays, today: dayEverywhere(at) },
  );
  for (const row of standing) {
    const found = states.get(row.id) ?? row.state;
    const state = found === 'open' && debt.state === 'paid' ? 'kept' : found;
    if (state === row.state) continue;
    row.state = state;
    row.settled_at = state === 'open' ? null : at;
  }
  follow(person, debt);
}

/** Money comes in for a debt, no more than is owed. */
export function receivePayment(
  person: LivingPerson,
  debt: DebtRow,
  payment: { id: string; amountMinor: number; at: Date; graceDays: number },
): void {
  const { id, at } = payment;
  const amount = Math.min(payment.amountMinor, debt.balance_minor);
  if (amount <= 0 || debt.state === 'paid') return;
  const nth = person.payments.length + 1;
  person.payments.push({
    id,
    contact_id: person.contact.id,
    debt_id: debt.id,
    amount_minor: amount,
    currency: debt.currency,
    paid_on: at.toISOString().slice(0, 10),
    payer_reference: `${person.contact.external_reference}-P${nth}`,
    recorded_at: at,
  });
  debt.balance_minor -= amount;
  debt.updated_at = at;
  if (debt.balance_minor === 0) debt.state = 'paid';
  settle(person, debt, at, payment.graceDays);
}

/** How many of the instalments are paid: most people keep their word, some only begin to. */
function chooseKept(random: Random, instalments: number): number {
  const chance = random.next();
  if (chance < 0.58) return instalments;
  return chance < 0.7 ? Math.floor(instalments / 2) : 0;
}

/** In the working hours before its day has passed. */
function choosePayday(random: Random, dueOn: string, after: Date): Date {
  const day = readDay(dueOn) - random.between(0, 6);
  const at = day * dayMilliseconds + random.between(14 * 3_600_000, 21 * 3_600_000);
  return new Date(Math.max(at, after.getTime() + 3_600_000));
}

/**
 * A promise that was made on a call: calls about the debt wait for it from then on. What becomes of it lies ahead, and
 * happens only if its day comes before now.
 */
export function makePromise(
  person: LivingPerson,
  call: Pick<CallRow, 'id' | 'debt_id'>,
  { instalments }: Pick<Promised, 'instalments'>,
  { at, random, graceDays }: { at: Date; random: Random; graceDays: number },
): void {
  const debt = person.debts.find(({ id }) => id === call.debt_id);
  if (debt === undefined) return;
  for (const row of person.promises) {
    if (row.debt_id !== debt.id || row.state !== 'open') continue;
    Object.assign(row, { state: 'cancelled', cancelled_because: 'replaced', settled_at: at });
  }
  const planId = random.idAt(at);
  const kept = chooseKept(random, instalments.length);
  for (const [index, { amountMinor, dueOn }] of instalments.entries()) {
    person.promises.push({
      id: random.idAt(at),
      contact_id: person.contact.id,
      debt_id: debt.id,
      plan_id: planId,
      amount_minor: amountMinor,
      currency: debt.currency,
      due_on: dueOn,
      state: 'open',
      call_id: call.id,
      made_at: at,
      settled_at: null,
      cancelled_because: null,
    });
    if (index < kept) {
      const paidAt = choosePayday(random, dueOn, at);
      const payment = { id: random.idAt(paidAt), amountMinor, at: paidAt, graceDays };
      addEvent(person, paidAt, () => receivePayment(person, debt, payment));
    }
    const over = readDay(dueOn) + graceDays + 1;
    const settledAt = new Date(over * dayMilliseconds + settlingMilliseconds);
    addEvent(person, settledAt, () => settle(person, debt, settledAt, graceDays));
  }
  follow(person, debt);
}

/** The promise that a call would speak of: the one that waits, or else the last that was broken. */
export function findSpokenPromise({ promises }: LivingPerson, debtId: string | null) {
  const own = promises.filter(({ debt_id }) => debt_id === debtId);
  const inOrder = own.toSorted((one, other) => one.due_on.localeCompare(other.due_on));
  const row =
    inOrder.find(({ state }) => state === 'open') ??
    inOrder.findLast(({ state }) => state === 'broken');
  if (row === undefined) return null;
  return { amountMinor: row.amount_minor, currency: row.currency, dueOn: row.due_on };
}
