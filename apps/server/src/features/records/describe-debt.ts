import type { DebtKind, PersonRole } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { ProblemError } from '../../platform/http/problem.ts';
import { writeBesideUploads } from './beside-uploads.ts';
import { confirmCallable } from './confirm-callable.ts';
import { findDebt, updateDebt } from './queries/records.ts';
import { readMoment, refuseFutureDays } from './read-moment.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

export interface DebtDescription {
  debtId: string;
  group?: string | null | undefined;
  creditor?: string | null | undefined;
  balanceMinor?: number | undefined;
  originalMinor?: number | null | undefined;
  noticeSentOn?: string | null | undefined;
  openedOn?: string | null | undefined;
  dueOn?: string | null | undefined;
  chargedOffOn?: string | null | undefined;
  kind?: DebtKind | null | undefined;
  isTimeBarred?: boolean | undefined;
  personRole?: PersonRole | null | undefined;
  firstContactAt?: string | null | undefined;
  /** Somebody who could not be called and can be by this is to be called. */
  confirmsCallable?: boolean | undefined;
  state?: 'open' | 'promised' | 'paid' | 'disputed' | 'recalled' | 'closed' | undefined;
}

const output = z.object({ debtId: z.uuid() });

/**
 * What is left out stays as it is. A debt that is paid, disputed or recalled is called about no more from
 * the commit on; that calls begin again is for admins to say.
 */
export async function describeDebt(
  services: RecordServices,
  context: RecordContext,
  input: DebtDescription,
): Promise<{ debtId: string }> {
  const { debtId, confirmsCallable = false, ...fields } = input;
  const now = services.now();
  const { noticeSentOn, openedOn, chargedOffOn } = fields;
  refuseFutureDays({ noticeSentOn, openedOn, chargedOffOn }, now);
  if (typeof fields.firstContactAt === 'string') {
    readMoment(fields.firstContactAt, now, 'firstContactAt');
  }
  const request = { ...context, operation: 'records.describeDebt', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const found = await transaction.first(findDebt, [debtId]);
    if (found === undefined) throw new ProblemError('not_found');
    const values = [debtId, JSON.stringify(fields), now];
    const question = { contactIds: [found.contact_id], isConfirmed: confirmsCallable };
    const change = () => transaction.first(updateDebt, values);
    const changed = await confirmCallable(services, transaction, context.scope, question, change);
    if (changed === undefined) {
      throw new ProblemError('not_permitted', 'Only admins let calls about this debt begin again.');
    }
    const { state } = fields;
    await tellRecord(services, transaction, context.scope, {
      action: 'debt.described',
      contactId: changed.contact_id,
      detail: { changed: Object.keys(fields), ...(state === undefined ? {} : { state }) },
    });
    return { debtId };
  });
}
