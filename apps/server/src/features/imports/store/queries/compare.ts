import { defineStatement } from '../../../../platform/database/statement.ts';
import { isNewNote } from '../../../debtor-rules/index.ts';
import {
  addressWaits,
  callable,
  creditorNow,
  debtWaits,
  lineTypeNow,
  newDebtWaits,
  newPhoneWaits,
  noticeNow,
  placeNow,
} from './callable.ts';
import { permitted, permittedNow, restricted, taken } from './consents.ts';
import {
  addressDiffers,
  balanceDiffers,
  contactDiffers,
  contactDiffersBy,
  debtDiffers,
  debtDiffersBy,
  nameDiffers,
  phoneDiffers,
  phoneDiffersBy,
  whereaboutsDiffer,
} from './differences.ts';
import {
  fileDebt,
  filePerson,
  filePhone,
  givenDebt,
  givenPhone,
  givenRestriction,
  personInBatch,
} from './given.ts';
import { inconvenient } from './inconvenient.ts';

const people = (condition: string): string =>
  `(count(distinct contact_id) filter (where ${condition}))::integer`;

/** What is stored of that which a file can change, in words that are the same as long as nobody changes it. */
const storedContact = `row(contact.full_name, contact.birth_year, contact.born_on, contact.email, contact.address,
        contact.city, contact.region, contact.postal_code, contact.country, contact.language,
        contact.confirmed_zone, contact.is_service_member, contact.custom)::text`;
const storedPhone = `row(given.e164, phone.line_type, phone.label, phone.place)::text`;
const storedDebt = `row(given.reference, debt.creditor, debt.balance_minor, debt.original_minor, debt.currency,
        debt.opened_on, debt.due_on, debt.charged_off_on, debt.notice_sent_on, debt.account_group,
        debt.kind, debt.is_time_barred, debt.person_role, debt.first_contact_at, debt.state)::text`;

/** Everything that the file says, or all of it but what waits. */
interface Counting {
  permitted: string;
  /** Conditions on `given` and the row that is stored for it. */
  contact: string;
  address: string;
  phone: string;
  newPhone: string;
  debt: string;
  newDebt: string;
  /** What else is done meanwhile. */
  beside: string;
}

/** What the people from one number ($3) to another ($4) are given. */
const given = `${personInBatch}, ${givenPhone}, ${filePhone}, ${givenDebt}, ${fileDebt}, ${filePerson},
    ${givenRestriction}`;

/** What a file says of somebody who was known and of somebody who is new alike. */
const saidOfAnybody = `
      select given.contact_id, case when given.is_known then ended.what else 'new ' || ended.what end as what,
        given.reference as stored
      from file_debt given
      left join debts debt on given.is_known and debt.organization_id = $1
        and debt.contact_id = given.contact_id and debt.reference = given.reference
      cross join lateral (select case given.state when 'paid' then 'paid' else 'recalled' end as what) ended
      where given.state in ('paid', 'recalled') and debt.state is distinct from given.state
      union all
      select contact_id, case when is_renewed then 'renewed' else case when is_known then '' else 'new ' end
          || case when revoked_at is null then 'given' else 'refused' end end, e164 from permitted
      union all
      select contact_id, case when is_known then 'restricted' else 'new restricted' end, kind
      from restricted
      union all
      select contact_id, case when is_known then 'inconvenient' else 'new inconvenient' end,
        concat_ws(' ', days::text, from_minute, to_minute)
      from given_slot
      union all
      select contact_id, case when is_known then 'inconvenient' else 'new inconvenient' end, place
      from given_place`;

const saidOfKnown = (counting: Counting): string => `
      select given.contact_id, case when ${nameDiffers} then 'name'
        when ${counting.address} then 'address' else 'other' end,
        ${storedContact}
      from file_person given
      join contacts contact on contact.organization_id = $1 and contact.id = given.contact_id
      where given.is_known and ${counting.contact}
      union all
      select given.contact_id, 'address', ''
      from file_person given
      join contacts contact on contact.organization_id = $1 and contact.id = given.contact_id
      where given.is_known and ${nameDiffers} and ${counting.address}
      union all
      select given.contact_id, case when phone.id is null then 'phone' else 'other' end, ${storedPhone}
      from file_phone given
      left join phones phone on phone.organization_id = $1 and phone.contact_id = given.contact_id
        and phone.e164 = given.e164
      where given.is_known and case when phone.id is null then ${counting.newPhone}
        else ${counting.phone} end
      union all
      select given.contact_id, case when debt.id is null then 'debt'
        when ${balanceDiffers} then 'balance' else 'other' end, ${storedDebt}
      from file_debt given
      left join debts debt on debt.organization_id = $1 and debt.contact_id = given.contact_id
        and debt.reference = given.reference
      where given.is_known and case when debt.id is null then ${counting.newDebt}
        else ${counting.debt} end
      union all
      select contact_id, 'taken', id::text from taken
      union all
      select given.contact_id, 'other', given.note
      from person given
      where given.is_known and given.note is not null and ${isNewNote('$1')}`;

const sum = `
    select ${people(`what not like 'new %' and what <> 'renewed'`)} as changed,
      ${people(`what = 'name'`)} as names, ${people(`what = 'address'`)} as addresses,
      ${people(`what = 'phone'`)} as phones, ${people(`what = 'balance'`)} as balances,
      ${people(`what = 'debt'`)} as debts_added,
      ${people(`what in ('paid', 'new paid')`)} as debts_paid,
      ${people(`what in ('recalled', 'new recalled')`)} as debts_recalled,
      ${people(`what in ('given', 'new given', 'renewed')`)} as consents_given,
      ${people(`what = 'taken'`)} as consents_taken,
      ${people(`what in ('restricted', 'new restricted')`)} as restricted,
      ${people(`what in ('inconvenient', 'new inconvenient')`)} as inconvenient,
      (coalesce(sum(hashtextextended(concat_ws('|', contact_id, what, stored), 0)::numeric)
        filter (where what not like 'new %'), 0))::text as compared_with
    from change`;

/**
 * What storing the people from one number ($3) to another ($4) would do, counted in people. The same
 * differences decide what is then written. One number stands for what was stored before: a change
 * made meanwhile changes that number, even if as many people would change as before. Nobody is changed by what
 * the whole upload was given as the source of a permission that stands.
 */
const count = (counting: Counting): string => `
    with ${given}, ${counting.permitted}, ${taken}, ${restricted}, ${inconvenient}${counting.beside},
    change as (${saidOfAnybody}
      union all${saidOfKnown(counting)}
    )${sum}`;

const counts = {
  changed: 'int4',
  names: 'int4',
  addresses: 'int4',
  phones: 'int4',
  balances: 'int4',
  debts_added: 'int4',
  debts_paid: 'int4',
  debts_recalled: 'int4',
  consents_given: 'int4',
  consents_taken: 'int4',
  restricted: 'int4',
  inconvenient: 'int4',
  compared_with: 'text',
} as const;

/** Where nobody of a batch was known, which changes nobody. */
export const countNew = defineStatement({
  name: 'imports.count_new',
  text: `
    with ${given}, ${permitted}, ${restricted}, ${inconvenient}, change as (${saidOfAnybody}
    )${sum}`,
  row: counts,
});

/** With the people who would become callable by it, who are kept to be shown. */
export const countChanges = defineStatement({
  name: 'imports.count_changes',
  text: count({
    permitted,
    contact: contactDiffers,
    address: `(${addressDiffers})`,
    phone: phoneDiffers,
    newPhone: 'true',
    debt: debtDiffers,
    newDebt: 'true',
    beside: `, ${callable}`,
  }),
  row: counts,
});

/** Where nobody has confirmed that these are to be called. */
export const countStoredChanges = defineStatement({
  name: 'imports.count_stored_changes',
  text: count({
    permitted: permittedNow,
    contact: contactDiffersBy(`(${whereaboutsDiffer} and not ${addressWaits})`),
    address: `((${addressDiffers}) and not ${addressWaits})`,
    phone: phoneDiffersBy(lineTypeNow, placeNow),
    newPhone: `not ${newPhoneWaits}`,
    debt: `(${debtDiffersBy(noticeNow, creditorNow)} and not ${debtWaits})`,
    newDebt: `not ${newDebtWaits}`,
    beside: '',
  }),
  row: counts,
});

export const countAdded = defineStatement({
  name: 'imports.count_added',
  text: `
    select (count(*) filter (where not is_known))::integer as added, count(*)::integer as people
    from import_people
    where organization_id = $1 and import_id = $2 and is_first`,
  row: { added: 'int4', people: 'int4' },
});

/** How much the balances of debts that were there before move. */
export const sumBalanceMoves = defineStatement({
  name: 'imports.sum_balance_moves',
  text: `
    with ${personInBatch}, ${givenDebt}, ${fileDebt}
    select move.currency, sum(move.amount)::bigint as amount
    from file_debt given
    join debts debt on debt.organization_id = $1 and debt.contact_id = given.contact_id
      and debt.reference = given.reference
    cross join lateral (values (debt.currency, -debt.balance_minor),
      (given.currency, given.balance_minor)) as move (currency, amount)
    where given.is_known and ${balanceDiffers}
    group by move.currency order by move.currency`,
  row: { currency: 'text', amount: 'int8' },
});

export const sumRejections = defineStatement({
  name: 'imports.sum_rejections',
  text: `
    select cause.reason, cause.column_name, cause.rows, (
      select coalesce(jsonb_agg(jsonb_build_object('line', example.line, 'value', example.value)
        order by example.line), '[]')
      from (select line, value from import_rejections one
        where one.organization_id = $1 and one.import_id = $2 and one.reason = cause.reason
          and one.column_name is not distinct from cause.column_name
        order by line limit 5) example) as examples
    from (
      select reason, column_name, count(*)::integer as rows from import_rejections
      where organization_id = $1 and import_id = $2 group by reason, column_name) cause
    order by cause.rows desc, cause.reason, cause.column_name`,
  row: { reason: 'text', column_name: 'text?', rows: 'int4', examples: 'jsonb' },
});

export const countStagedRows = defineStatement({
  name: 'imports.count_staged_rows',
  text: `
    select count(*)::integer as rows from import_rows
    where organization_id = $1 and import_id = $2`,
  row: { rows: 'int4' },
});
