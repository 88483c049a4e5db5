import { debtKinds, personRoles } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import type { RawCall, RawFurtherDebt } from './raw-history.ts';

export const furtherDebts = z.array(
  z.object({
    debt_id: z.string(),
    account_group: z.string().nullable(),
    reference: z.string(),
    creditor: z.string().nullable(),
    notice_sent_on: z.iso.date().nullable(),
    first_contact_at: z.coerce.date().nullable(),
    kind: z.enum(debtKinds).nullable(),
    is_time_barred: z.boolean(),
    person_role: z.enum(personRoles).nullable(),
  }),
) satisfies z.ZodType<RawFurtherDebt[]>;

function swapDebt(call: RawCall, further: RawFurtherDebt): RawCall {
  const { kind, is_time_barred: isTimeBarred, person_role: role, ...debt } = further;
  const { known } = call;
  if (known === undefined) return { ...call, ...debt };
  return {
    ...call,
    ...debt,
    known: {
      ...known,
      person: { ...known.person, role },
      debt: {
        id: debt.debt_id,
        group: debt.account_group,
        noticeOn: debt.notice_sent_on,
        kind,
        isTimeBarred,
        firstContactAt: debt.first_contact_at,
        promisedUntil: null,
      },
      furtherDebtIds: [call, ...call.further]
        .map(({ debt_id }) => debt_id)
        .filter((id) => id !== debt.debt_id),
    },
  };
}

/**
 * The call once for each debt that it was about, because a call is lawful where it is about every one of them.
 * Of a further debt the decision keeps the name alone: the rest is as the tables have it today.
 */
export const aboutEachDebt = (call: RawCall): RawCall[] => [
  call,
  ...call.further.map((further) => swapDebt(call, further)),
];
