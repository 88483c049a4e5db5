import {
  type FreedContact,
  type LinkedContact,
  linkReason,
  type SamePerson,
} from '@ringfence/contract/persons';
import { bindsSamePerson } from '@ringfence/domain/compliance/binds-same-person';
import { phonePlaces, restrictionKinds } from '@ringfence/domain/compliance/words';
import { maskReference } from '@ringfence/domain/debts/mask-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listHuman, listParted } from './queries.ts';

export type HumanRow = RowOf<typeof listHuman.row>;
type PartedRow = RowOf<typeof listParted.row>;
type Shared = FreedContact['restrictions'];

const storedDebts = z.array(
  z.object({ id: z.string(), creditor: z.string().nullable(), reference: z.string() }),
);
const storedNumbers = z.array(z.string());
const storedRestrictions = z.array(
  z.object({
    kind: z.enum(restrictionKinds),
    debtId: z.string().nullable(),
    e164: z.string().nullable(),
    place: z.enum(phonePlaces).nullable(),
    startedAt: z.coerce.date(),
  }),
);

const describe = ({ contact_id, full_name, debts }: HumanRow | PartedRow) => ({
  contactId: contact_id,
  fullName: full_name,
  debts: storedDebts.parse(debts).map(({ creditor, reference }) => ({
    creditor,
    reference: maskReference(reference),
  })),
});

/** The debts of one contact that another has too, under the same reference of the same creditor. */
function listCommonDebts(from: HumanRow, to: HumanRow): Set<string> {
  const others = storedDebts.parse(to.debts);
  const common = storedDebts
    .parse(from.debts)
    .filter(({ creditor, reference }) =>
      others.some((other) => other.creditor === creditor && other.reference === reference),
    );
  return new Set(common.map(({ id }) => id));
}

/**
 * What of one contact binds another that is the same human: what binds the person, or a debt that both have; of
 * a number only where the other has it.
 */
function listBinding(from: HumanRow, to: HumanRow): Shared {
  const numbers = new Set(storedNumbers.parse(to.numbers));
  const debts = listCommonDebts(from, to);
  return storedRestrictions
    .parse(from.restrictions)
    .filter((one) => bindsSamePerson(one) || (one.debtId !== null && debts.has(one.debtId)))
    .filter(({ e164 }) => e164 === null || numbers.has(e164))
    .map(({ kind, e164, place, startedAt }) => ({
      kind,
      phone: e164 === null ? null : maskPhone(e164),
      place,
      startedAt: startedAt.toISOString(),
    }));
}

export const presentLinked = (row: HumanRow, asked: HumanRow): LinkedContact => ({
  ...describe(row),
  because: linkReason.parse(row.because),
  linkedBy: row.linked_by,
  linkedAt: row.linked_at?.toISOString() ?? null,
  restrictions: listBinding(row, asked),
  inconvenientTimes: row.inconvenient_times,
});

export const presentParted = (row: PartedRow): SamePerson['parted'][number] => ({
  ...describe(row),
  because: row.because,
  partedBy: row.parted_by,
  partedAt: row.parted_at.toISOString(),
});

const presentFreed = (row: HumanRow, from: readonly HumanRow[]): FreedContact => ({
  ...describe(row),
  restrictions: from.flatMap((other) => listBinding(other, row)),
  inconvenientTimes: from.reduce((sum, other) => sum + other.inconvenient_times, 0),
});

/** Whom nothing binds any more of what was learned of the other side: they may become callable. */
export function listFreed(asked: HumanRow, others: readonly HumanRow[]): FreedContact[] {
  return [
    presentFreed(asked, others),
    ...others.map((other) => presentFreed(other, [asked])),
  ].filter(({ restrictions, inconvenientTimes }) => restrictions.length + inconvenientTimes > 0);
}
