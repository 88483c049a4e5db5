import { debtKinds, lineTypes, personRoles, phonePlaces } from '@ringfence/domain/compliance/words';
import type { CallableReason } from '@ringfence/domain/imports/callable-reasons';
import * as z from 'zod';
import type { KnownFacts } from './known-facts.ts';

const day = z.iso.date().nullish().default(null);
const text = z.string().nullish().default(null);

/** What a file or a program says of a contact that differs from what is known, each with what it becomes. */
export const givenFact = z.discriminatedUnion('what', [
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
export type GivenFact = z.infer<typeof givenFact>;

/** What has to be confirmed for people who could be called by it. */
export const reasonOfFact = {
  address: 'address_changed',
  place: 'place_changed',
  notice: 'notice_added',
  creditor: 'creditor_changed',
  number: 'number_added',
  debt: 'debt_added',
} as const satisfies Record<GivenFact['what'], CallableReason>;

/** What would be stored of a contact. */
export interface Supposed {
  contactId: string;
  given: readonly GivenFact[];
}

type Belongings = Pick<KnownFacts, 'person' | 'phones' | 'debts'>;

function suppose<Known extends Belongings>(known: Known, given: GivenFact): Known {
  switch (given.what) {
    case 'address': {
      const { what: _, ...address } = given;
      return { ...known, person: { ...known.person, ...address } };
    }
    case 'place': {
      const { e164, place } = given;
      const phones = known.phones.map((phone) =>
        phone.e164 === e164 ? { ...phone, place } : phone,
      );
      return { ...known, phones };
    }
    case 'notice':
    case 'creditor': {
      const { what: _, ...fact } = given;
      const debts = known.debts.map((debt) =>
        debt.reference === fact.reference ? { ...debt, ...fact } : debt,
      );
      return { ...known, debts };
    }
    case 'number': {
      const { e164, lineType } = given;
      const phone = { id: e164, e164, lineType, place: null, state: 'active' as const };
      return { ...known, phones: [...known.phones, phone] };
    }
    case 'debt': {
      const { reference, fields } = given;
      const { noticeSentOn: noticeOn, isTimeBarred, personRole: role, ...rest } = fields;
      const facts = { ...rest, noticeOn, role, isTimeBarred: isTimeBarred ?? false };
      const state = 'open' as const;
      const debt = { id: reference, reference, state, promisedOn: null, agreed: [], ...facts };
      return { ...known, debts: [...known.debts, debt] };
    }
  }
}

/** What would be known if that were stored of a contact: of themselves, or of somebody who is the same human. */
export function supposeGiven(known: KnownFacts, { contactId, given }: Supposed): KnownFacts {
  if (known.person.id === contactId) return given.reduce(suppose<KnownFacts>, known);
  const linked = known.linked.map((other) =>
    other.personId === contactId ? given.reduce(suppose<typeof other>, other) : other,
  );
  return { ...known, linked };
}
