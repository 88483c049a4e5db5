import type { ContactFields } from '@ringfence/contract/contact-editing';
import type { ContactDetail } from '@ringfence/contract/records';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useOrganizationApi } from '../../platform/api/api-queries.ts';
import { useDetailApi } from '../access/index.ts';
import { createEditOptions } from './contact-cache.ts';
import type { DebtChange, PhoneChange } from './contact-part-props.ts';
import { applyChanges } from './contact-values.ts';

/** Who is edited, and where they are. */
export interface Subject {
  contactId: string;
  organizationId: string;
}

function useSubject({ contactId, organizationId }: Subject) {
  const queryClient = useQueryClient();
  const { queries } = useDetailApi();
  const { client } = useOrganizationApi(organizationId);
  return { client, cache: { queryClient, queries, contactId } };
}

/** Changes what is known of the person; another revision by now is refused. */
export function useUpdateContact(subject: Subject) {
  const { client, cache } = useSubject(subject);
  return useMutation(
    createEditOptions(cache, {
      send: (input: { revision: number; fields: ContactFields; confirmsCallable?: boolean }) =>
        client.contacts.update({ contactId: subject.contactId, ...input }),
      show: (contact, { fields }) => applyChanges(contact, fields),
      settle: (contact, { revision }) => ({ ...contact, revision }),
    }),
  );
}

/** In the order that is named; what is not named follows. */
export function orderPhones(contact: ContactDetail, phoneIds: readonly string[]): ContactDetail {
  const placeOf = (id: string) => (phoneIds.includes(id) ? phoneIds.indexOf(id) : phoneIds.length);
  return {
    ...contact,
    phones: contact.phones.toSorted((one, other) => placeOf(one.id) - placeOf(other.id)),
  };
}

/** Changes in which order the numbers are tried. */
export function useOrderPhones(subject: Subject) {
  const { client, cache } = useSubject(subject);
  return useMutation(
    createEditOptions(cache, {
      send: (phoneIds: string[]) =>
        client.contacts.orderPhones({ contactId: subject.contactId, phoneIds }),
      show: orderPhones,
    }),
  );
}

export function useDescribePhone(subject: Subject) {
  const { client, cache } = useSubject(subject);
  return useMutation(
    createEditOptions(cache, {
      send: (change: PhoneChange) => client.records.describePhone(change),
      show: (contact, { phoneId, confirmsCallable: _, ...change }) => ({
        ...contact,
        phones: contact.phones.map((phone) =>
          phone.id === phoneId ? { ...phone, ...change } : phone,
        ),
      }),
    }),
  );
}

/** A debt as it will be; paid in full, it is paid. */
export function applyDebtChange(contact: ContactDetail, given: DebtChange): ContactDetail {
  const { debtId, balanceMinor, confirmsCallable: _, ...change } = given;
  return {
    ...contact,
    debts: contact.debts.map((debt) =>
      debt.id === debtId
        ? {
            ...debt,
            ...change,
            balance: {
              ...debt.balance,
              amountMinor: balanceMinor ?? debt.balance.amountMinor,
            },
          }
        : debt,
    ),
  };
}

export function useDescribeDebt(subject: Subject) {
  const { client, cache } = useSubject(subject);
  return useMutation(
    createEditOptions(cache, {
      send: (change: DebtChange) => client.records.describeDebt(change),
      show: applyDebtChange,
    }),
  );
}
