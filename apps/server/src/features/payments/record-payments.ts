import {
  type PaymentInput,
  type PaymentResult,
  paymentRefusals,
  paymentResult,
} from '@ringfence/contract/payments';
import * as z from 'zod';
import { judgePayments, receivePayments } from '../../ledger/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import { loadPolicy } from '../compliance/index.ts';
import {
  findLatestDay,
  holdConcerned,
  type RecordContext,
  type RecordServices,
  writeBesideUploads,
} from '../records/index.ts';

const output = z.object({ results: z.array(paymentResult) });
const refusal = z.enum(paymentRefusals);

type Judged = Awaited<ReturnType<typeof judgePayments>>[number];

/** What becomes of a payment that is reported. */
function answer(judged: Judged | undefined, payment: PaymentInput, latest: string) {
  if (judged === undefined) throw new Error('a payment was not answered for');
  const { line: index, contactId, debtId } = judged;
  const refuse = (reason: PaymentResult['reason']) =>
    ({ index, result: 'refused', debtId, reason }) as const;
  if (judged.reason !== null) return refuse(refusal.parse(judged.reason));
  if (payment.paidOn > latest) return refuse('in_future');
  if (judged.isThere) return { index, result: 'known', debtId, reason: null } as const;
  if (contactId === null || debtId === null) throw new Error('a payment is for no debt');
  return { index, result: 'recorded', debtId, reason: null, contactId } as const;
}

const nameDebt = ({ externalReference, ...payment }: PaymentInput) => ({
  ...payment,
  reference: externalReference,
});

async function writePayments(
  services: RecordServices,
  transaction: Transaction,
  { scope }: RecordContext,
  payments: readonly PaymentInput[],
): Promise<PaymentResult[]> {
  const { organizationId, userId, apiKeyId } = scope;
  const given = payments.map(nameDebt);
  const ask = async () => {
    const judged = await judgePayments(transaction, organizationId, given);
    const byLine = new Map(judged.map((one) => [one.line, one]));
    const latest = findLatestDay(services.now());
    return payments.map((payment, line) => answer(byLine.get(line), payment, latest));
  };
  const listPeople = (answers: Awaited<ReturnType<typeof ask>>) =>
    [
      ...new Set(answers.flatMap((one) => (one.result === 'recorded' ? [one.contactId] : []))),
    ].toSorted();
  // Asked again with the people locked: the same payment may have been recorded meanwhile.
  await holdConcerned(transaction, organizationId, listPeople(await ask()));
  const answers = await ask();
  const fresh = answers.flatMap((one) => {
    const payment = given[one.index];
    if (one.result !== 'recorded' || payment === undefined) return [];
    const { debtId, contactId } = one;
    return [{ ...payment, debtId, contactId }];
  });
  const { policy } = await loadPolicy(transaction, organizationId);
  await receivePayments(
    transaction,
    {
      organizationId,
      source: apiKeyId === undefined ? 'member' : 'program',
      recordedBy: userId,
      at: services.now(),
      graceDays: policy.promiseGraceDays,
    },
    fresh,
  );
  await appendEntries(
    transaction,
    services.effects,
    listPeople(answers).map((id) => ({
      organizationId,
      actor: { kind: 'profile' as const, id: userId },
      action: 'payment.recorded',
      subject: { kind: 'contact' as const, id },
      detail: {},
    })),
  );
  if (fresh.length > 0) {
    await publishEvents(transaction, services.effects.wakeRelay, [
      { organizationId, event: { kind: 'contacts_changed' } },
    ]);
  }
  return answers.map(({ index, result, debtId, reason }) => ({ index, result, debtId, reason }));
}

/** From its commit on, no call about what is paid is placed any more, in any campaign. */
export function recordPayments(
  services: RecordServices,
  context: RecordContext,
  input: { payments: readonly PaymentInput[] },
): Promise<{ results: PaymentResult[] }> {
  const request = { ...context, operation: 'payments.record', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => ({
    results: await writePayments(services, transaction, context, input.payments),
  }));
}
