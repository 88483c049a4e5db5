import { defineSpanning } from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

export const findContact = defineSpanning({
  name: 'persons.find_contact',
  text: (covers) => `
    select organization_id from contacts where id = $1 and ${covers('organization_id')}`,
  row: { organization_id: 'uuid' },
});

const debtsOf = (contact: string): string => `
      (select coalesce(jsonb_agg(jsonb_build_object('id', debt.id, 'creditor', debt.creditor,
          'reference', debt.reference) order by debt.state <> 'open', debt.id), '[]')
        from debts debt where debt.organization_id = $1 and debt.contact_id = ${contact}) as debts`;

/** The contact ($2) and everyone who is the same human, each with what binds the human and why they are linked. */
export const listHuman = defineStatement({
  name: 'persons.list_human',
  text: `
    select contact.id as contact_id, contact.full_name, ${debtsOf('contact.id')},
      coalesce(link.because, 'through') as because, link.linked_at,
      nullif(linker.full_name, '') as linked_by,
      (select coalesce(jsonb_agg(jsonb_build_object('kind', own.kind, 'debtId', own.debt_id,
          'e164', own.e164, 'place', own.place, 'startedAt', own.started_at) order by own.started_at, own.id), '[]')
        from suppressions own where own.organization_id = $1 and own.contact_id = contact.id
          and own.lifted_at is null) as restrictions,
      (select count(*)::integer from inconvenient_times slot
        where slot.organization_id = $1 and slot.contact_id = contact.id
          and slot.lifted_at is null) as inconvenient_times,
      (select coalesce(jsonb_agg(phone.e164 order by phone.id), '[]') from phones phone
        where phone.organization_id = $1 and phone.contact_id = contact.id) as numbers
    from (select $2::uuid as id
      union select linked_id from linked_contacts($1, array[$2::uuid])) human
    join contacts contact on contact.organization_id = $1 and contact.id = human.id
    left join person_links link on link.organization_id = $1
      and link.contact_id = least(human.id, $2) and link.other_id = greatest(human.id, $2)
    left join profiles linker on linker.id = link.linked_by
    order by contact.id = $2 desc, contact.full_name, contact.id`,
  row: {
    contact_id: 'uuid',
    full_name: 'text',
    debts: 'jsonb',
    because: 'text',
    linked_at: 'timestamptz?',
    linked_by: 'text?',
    restrictions: 'jsonb',
    inconvenient_times: 'int4',
    numbers: 'jsonb',
  },
});

export const listParted = defineStatement({
  name: 'persons.list_parted',
  text: `
    select contact.id as contact_id, contact.full_name, ${debtsOf('contact.id')}, parted.because,
      parted.parted_at, nullif(parter.full_name, '') as parted_by
    from person_partings parted
    join contacts contact on contact.organization_id = $1
      and contact.id = case when parted.contact_id = $2 then parted.other_id else parted.contact_id end
    left join profiles parter on parter.id = parted.parted_by
    where parted.organization_id = $1 and $2::uuid in (parted.contact_id, parted.other_id)
    order by parted.parted_at desc, contact.id`,
  row: {
    contact_id: 'uuid',
    full_name: 'text',
    debts: 'jsonb',
    because: 'text',
    parted_at: 'timestamptz',
    parted_by: 'text?',
  },
});

/** What somebody said holds, whatever was found before; and takes back that they were parted. */
export const linkByHand = defineStatement({
  name: 'persons.link_by_hand',
  text: `
    with parted as (
      delete from person_partings
      where organization_id = current_organization_id()
        and contact_id = least($1::uuid, $2::uuid) and other_id = greatest($1::uuid, $2::uuid)
    )
    insert into person_links (organization_id, contact_id, other_id, because, linked_by, linked_at)
    values (current_organization_id(), least($1::uuid, $2::uuid), greatest($1::uuid, $2::uuid),
      'person', current_user_id(), $3)
    on conflict (organization_id, contact_id, other_id) do update
    set because = excluded.because, linked_by = excluded.linked_by, linked_at = excluded.linked_at,
      import_id = null`,
  row: {},
});

export const listLinkedIds = defineStatement({
  name: 'persons.list_linked_ids',
  text: `
    select linked_id as contact_id
    from linked_contacts(current_organization_id(), array[$1::uuid]) order by linked_id`,
  row: { contact_id: 'uuid' },
});

/**
 * Parts a contact ($1) from these ($2). The others stay one human, though some of them may have been linked
 * through the contact alone: each of them is then linked with the first of them instead, or where the two were
 * parted, with the others.
 */
export const partContact = defineStatement({
  name: 'persons.part_contact',
  text: `
    with parted as (
      insert into person_partings (organization_id, contact_id, other_id, because, parted_by, parted_at)
      select current_organization_id(), least($1::uuid, other.id), greatest($1::uuid, other.id), $3,
        current_user_id(), $4
      from unnest($2::uuid[]) as other (id)
      on conflict do nothing
    ), gone as (
      delete from person_links
      where organization_id = current_organization_id() and $1::uuid in (contact_id, other_id)
      returning case when contact_id = $1 then other_id else contact_id end as id, because, linked_by,
        linked_at, import_id
    ), hub as (
      select id from gone order by id limit 1
    ), apart as (
      select contact_id, other_id from person_partings
      where organization_id = current_organization_id()
    ), pair as (
      select hub.id as one, gone.id as other, gone.id as source from gone cross join hub
      where gone.id <> hub.id
      union
      -- People who were parted from the first are linked with everyone else they were not parted from.
      select least(gone.id, peer.id), greatest(gone.id, peer.id), gone.id
      from gone join hub on (hub.id, gone.id) in (select contact_id, other_id from apart)
      join gone peer on peer.id <> gone.id
    )
    insert into person_links (organization_id, contact_id, other_id, because, linked_by, linked_at,
      import_id)
    select distinct on (pair.one, pair.other) current_organization_id(), pair.one, pair.other, gone.because,
      gone.linked_by, gone.linked_at, gone.import_id
    from pair join gone on gone.id = pair.source
    where (pair.one, pair.other) not in (select contact_id, other_id from apart)
    order by pair.one, pair.other, gone.id
    on conflict do nothing`,
  row: {},
});
