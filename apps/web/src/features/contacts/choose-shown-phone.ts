import type { ContactLedger } from '@ringfence/contract/compliance';
import type { ContactDetail } from '@ringfence/contract/records';
import type { Phone } from './contact-part-props.ts';

const ranks = { allow: 0, defer: 1, block: 2 } as const;

/** The number that a call would go to: the first that may be called soonest, else the person's first. */
export function chooseShownPhone(
  { phones }: Pick<ContactDetail, 'phones'>,
  ledger: Pick<ContactLedger, 'debts'> | undefined,
): Phone | undefined {
  const rankOf = ({ id }: Phone): number =>
    Math.min(
      ranks.block,
      ...(ledger?.debts ?? []).flatMap((debt) =>
        debt.phones.flatMap(({ phoneId, verdict }) => (phoneId === id ? ranks[verdict] : [])),
      ),
    );
  // The order among equals stays: it is the order in which they are called.
  return phones.toSorted((one, other) => rankOf(one) - rankOf(other))[0];
}
