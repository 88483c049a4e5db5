import type { debtInput } from '@ringfence/contract/contact-editing';
import { listRestrictions } from '@ringfence/domain/imports/list-restrictions';
import { type DebtStatus, readDebtStatus } from '@ringfence/domain/imports/read-debt-state';
import { findMinorDigits } from '@ringfence/domain/money/currencies';
import * as z from 'zod';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import {
  confirmCallable,
  type RecordContext,
  type RecordServices,
  readMoment,
  refuseFutureDays,
  tellRecord,
  writeBesideUploads,
} from '../records/index.ts';
import { findContact, insertDebt } from './queries/edit.ts';
import { writeRestrictions } from './write-restrictions.ts';

export type NewDebt = z.infer<typeof debtInput>;

const output = z.object({ debtId: z.uuid() });

function checkDebt(debt: NewDebt, now: Date): void {
  const { balance, openedOn, chargedOffOn, noticeSentOn, firstContactAt } = debt;
  if (balance.amountMinor < 0) {
    throw invalidInput('debt.balance.amountMinor', 'Nobody owes less than nothing.');
  }
  if (findMinorDigits(balance.currency) === undefined) {
    throw invalidInput('debt.balance.currency', 'Enter the code of a currency, such as USD.');
  }
  refuseFutureDays(
    {
      'debt.openedOn': openedOn,
      'debt.chargedOffOn': chargedOffOn,
      'debt.noticeSentOn': noticeSentOn,
    },
    now,
  );
  if (typeof firstContactAt === 'string') readMoment(firstContactAt, now, 'debt.firstContactAt');
}

function readState({ state }: NewDebt): DebtStatus | null {
  const status = state === undefined ? null : readDebtStatus(state);
  if (status !== undefined) return status;
  throw invalidInput('debt.state', 'Enter open, paid, disputed, recalled or closed.');
}

export async function addDebt(
  services: RecordServices,
  context: RecordContext,
  input: { contactId: string; debt: NewDebt; confirmsCallable?: boolean | undefined },
): Promise<{ debtId: string }> {
  const { contactId, debt } = input;
  const now = services.now();
  checkDebt(debt, now);
  const status = readState(debt);
  const request = { ...context, operation: 'contacts.addDebt', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const contact = await transaction.first(findContact, [contactId]);
    if (contact === undefined) throw new ProblemError('not_found');
    const { amountMinor, currency } = debt.balance;
    const question = { contactIds: [contactId], isConfirmed: input.confirmsCallable === true };
    const made = await confirmCallable(services, transaction, context.scope, question, async () => {
      const inserted = await transaction.first(insertDebt, [
        contactId,
        debt.reference,
        debt.creditor ?? null,
        amountMinor,
        currency,
        debt.originalMinor ?? null,
        debt.openedOn ?? null,
        debt.dueOn ?? null,
        debt.chargedOffOn ?? null,
        debt.noticeSentOn ?? null,
        debt.group ?? null,
        status?.state ?? (amountMinor === 0 ? 'paid' : 'open'),
        now,
        debt.kind ?? null,
        debt.isTimeBarred ?? false,
        debt.personRole ?? null,
        debt.firstContactAt ?? null,
      ]);
      if (inserted === undefined) {
        throw invalidInput('debt.reference', 'The person has a debt with this reference already.');
      }
      const restrictions = listRestrictions({
        externalReference: debt.reference,
        // Beside a debt that no representative is asked about, the name of an estate is that of the dead.
        fullName: contact.full_name,
        debts: [
          {
            reference: debt.reference,
            restriction: status?.restriction ?? null,
            role: debt.personRole ?? null,
          },
        ],
        doNotCall: null,
        stopReason: null,
      });
      const restricted = [{ contactId, isKnown: true, restrictions }];
      const evidence = status?.restriction
        ? `Debt entered as “${debt.state}”`
        : `Name “${contact.full_name}”`;
      await writeRestrictions(transaction, restricted, now, { source: 'records', evidence });
      return inserted;
    });
    await tellRecord(services, transaction, context.scope, { action: 'debt.added', contactId });
    return { debtId: made.id };
  });
}
