import { debtKinds, lineTypes, personRoles, phonePlaces } from '@ringfence/domain/compliance/words';
import type { CallableReason } from '@ringfence/domain/imports/callable-reasons';
import * as z from 'zod';
import type { KnownFacts } from './known-facts.ts';

const day = z.iso.date().nullish().default(null);
const text = z.string().nullish().default(null);

/** What a file or a program tells of a contact and is not as it is known, each with what it becomes. */
export const toldFact = z.discriminatedUnion('what', [
  z.object({
    what: z.literal('address'),
    country: z.string(),
    region: text,
    postalCode: text,
    confirmedZone: text,
  }),
  z.object({ what: z.literal('place'), e164: z.string(), place: z.enum(phonePlaces).nullable() }),
  z.object({ what: z.literal('notice'), reference: z.string(), noticeOn: day }),
  z.object({ what: z.literal('creditor'), reference: z.string(), creditor: text }),
  z.object({ what: z.literal('number'), e164: z.string(), lineType: z.enum(lineTypes) }),
  z.object({
    what: z.literal('debt'),
    reference: z.string(),
    fields: z.object({
      creditor: text,
      group: text,
      noticeSentOn: day,
      kind: z.enum(debtKinds).nullish().default(null),
      isTimeBarred: z.boolean().nullish(),
      personRole: z.enum(personRoles).nullish().default(null),
      firstContactAt: z.coerce.date().nullish().default(null),
    }),
  }),
]);
export type ToldFact = z.infer<typeof toldFact>;

/** What is asked of anyone who could be called by it. */
export const reasonOfFact = {
  address: 'address_changed',
  place: 'place_changed',
  notice: 'notice_added',
  creditor: 'creditor_changed',
  number: 'number_added',
  debt: 'debt_added',
} as const satisfies Record<ToldFact['what'], CallableReason>;

/** What would be stored of a contact. */
export interface Supposed {
  contactId: string;
  told: readonly ToldFact[];
}

type Belongings = Pick<KnownFacts, 'person' | 'phones' | 'debts'>;

function suppose<Known extends Belongings>(known: Known, told: ToldFact): Known {
  switch (told.what) {
    case 'address': {
      const { what: _, ...address } = told;
      return { ...known, person: { ...known.person, ...address } };
    }
    case 'place': {
      const { e164, place } = told;
      const phones = known.phones.map((phone) =>
        phone.e164 === e164 ? { ...phone, place } : phone,
      );
      return { ...known, phones };
    }
    case 'notice':
    case 'creditor': {
      const { what: _, ...fact } = told;
      const debts = known.debts.map((debt) =>
        debt.reference === fact.reference ? { ...debt, ...fact } : debt,
      );
      return { ...known, debts };
    }
    case 'number': {
      const { e164, lineType } = told;
      const phone = { id: e164, e164, lineType, place: null, state: 'active' as const };
      return { ...known, phones: [...known.phones, phone] };
    }
    case 'debt': {
      const { reference, fields } = told;
      const { noticeSentOn: noticeOn, isTimeBarred, personRole: role, ...rest } = fields;
      const facts = { ...rest, noticeOn, role, isTimeBarred: isTimeBarred ?? false };
      const debt = { id: reference, reference, state: 'open' as const, ...facts };
      return { ...known, debts: [...known.debts, debt] };
    }
  }
}

/** What would be known if that were stored of a contact: of themselves, or of who is the same human. */
export function supposeTold(known: KnownFacts, { contactId, told }: Supposed): KnownFacts {
  if (known.person.id === contactId) return told.reduce(suppose<KnownFacts>, known);
  const linked = known.linked.map((other) =>
    other.personId === contactId ? told.reduce(suppose<typeof other>, other) : other,
  );
  return { ...known, linked };
}
