import {
  type FreedContact,
  type LinkedContact,
  linkReason,
  type SamePerson,
} from '@ringfence/contract/persons';
import { bindsSamePerson } from '@ringfence/domain/compliance/binds-same-person';
import { restrictionKinds } from '@ringfence/domain/compliance/words';
import { maskReference } from '@ringfence/domain/debts/mask-reference';
import { maskPhone } from '@ringfence/domain/phone/mask-phone';
import * as z from 'zod';
import type { RowOf } from '../../platform/database/statement.ts';
import type { listHuman, listParted } from './queries.ts';

export type HumanRow = RowOf<typeof listHuman.row>;
type PartedRow = RowOf<typeof listParted.row>;
type Shared = FreedContact['restrictions'];

const storedDebts = z.array(z.object({ creditor: z.string().nullable(), reference: z.string() }));
const storedNumbers = z.array(z.string());
const storedRestrictions = z.array(
  z.object({
    kind: z.enum(restrictionKinds),
    debtId: z.string().nullable(),
    e164: z.string().nullable(),
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

/** What of one contact binds another that is the same human; of a number only where the other has it. */
function listBinding(from: HumanRow, to: HumanRow): Shared {
  const numbers = new Set(storedNumbers.parse(to.numbers));
  return storedRestrictions
    .parse(from.restrictions)
    .filter((one) => bindsSamePerson(one) && (one.e164 === null || numbers.has(one.e164)))
    .map(({ kind, e164, startedAt }) => ({
      kind,
      phone: e164 === null ? null : maskPhone(e164),
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
