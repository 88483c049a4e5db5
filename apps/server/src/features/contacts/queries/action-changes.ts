import { defineStatement } from '../../../platform/database/statement.ts';

/** Of these people ($2), those who were not on the list ($1): remembered for the action ($3). */
export const addToList = defineStatement({
  name: 'contacts.add_to_list',
  text: `
    with added as (
      insert into list_contacts (organization_id, list_id, contact_id)
      select organization_id, $1, id from contacts
      where organization_id = current_organization_id() and id = any($2::uuid[])
      order by id
      on conflict do nothing
      returning organization_id, contact_id, added_at
    )
    insert into contact_action_changes (organization_id, action_id, contact_id, added_at)
    select organization_id, $3, contact_id, added_at from added
    returning contact_id`,
  row: { contact_id: 'uuid' },
});

/** Of these people ($2), those who were on the list ($1): remembered for the action ($3). */
export const removeFromList = defineStatement({
  name: 'contacts.remove_from_list',
  text: `
    with removed as (
      delete from list_contacts
      where organization_id = current_organization_id() and list_id = $1
        and contact_id = any($2::uuid[])
      returning organization_id, contact_id, added_at, import_id
    )
    insert into contact_action_changes (organization_id, action_id, contact_id, added_at, import_id)
    select organization_id, $3, contact_id, added_at, import_id from removed
    returning contact_id`,
  row: { contact_id: 'uuid' },
});

/** The reasons not to call ($2, $3) that an action ($1) recorded. */
export const rememberRestrictions = defineStatement({
  name: 'contacts.remember_restrictions',
  text: `
    insert into contact_action_changes (organization_id, action_id, contact_id, suppression_id)
    select current_organization_id(), $1, made.contact_id, made.suppression_id
    from unnest($2::uuid[], $3::uuid[]) as made (contact_id, suppression_id)`,
  row: {},
});

/** What an action ($1) did to the next ($3) after one ($2); from here on nobody knows of it any more. */
export const takeChanges = defineStatement({
  name: 'contacts.take_changes',
  text: `
    with next as materialized (
      select contact_id from contact_action_changes
      where organization_id = current_organization_id() and action_id = $1
        and ($2::uuid is null or contact_id > $2)
      order by contact_id limit $3
    ), taken as (
      delete from contact_action_changes change using next
      where change.organization_id = current_organization_id() and change.action_id = $1
        and change.contact_id = next.contact_id
      returning change.contact_id, change.added_at, change.import_id, change.suppression_id
    )
    select * from taken order by contact_id`,
  row: {
    contact_id: 'uuid',
    added_at: 'timestamptz?',
    import_id: 'uuid?',
    suppression_id: 'uuid?',
  },
});

/** Takes people ($2) off the list ($1) again who are on it since that moment ($3) and were not put there again. */
export const takeOffAgain = defineStatement({
  name: 'contacts.take_off_again',
  text: `
    delete from list_contacts member
    using unnest($2::uuid[], $3::timestamptz[]) as change (contact_id, added_at)
    where member.organization_id = current_organization_id() and member.list_id = $1
      and member.contact_id = change.contact_id and member.added_at = change.added_at
    returning member.contact_id`,
  row: { contact_id: 'uuid' },
});

/**
 * On the list ($1) again, as they ($2) were, since when ($3) and by which upload ($4); but for those whom
 * an upload brought that is undone itself.
 */
export const putBack = defineStatement({
  name: 'contacts.put_back',
  text: `
    insert into list_contacts (organization_id, list_id, contact_id, added_at, import_id)
    select current_organization_id(), $1, change.contact_id, change.added_at, change.import_id
    from unnest($2::uuid[], $3::timestamptz[], $4::uuid[]) as change (contact_id, added_at, import_id)
    where not exists (select from imports import
      where import.organization_id = current_organization_id() and import.id = change.import_id
        and import.state = 'undone')
    order by change.contact_id
    on conflict do nothing
    returning contact_id`,
  row: { contact_id: 'uuid' },
});

/** So many ($2) of actions that ended before a moment ($1). */
export const deleteChanges = defineStatement({
  name: 'contacts.delete_changes',
  text: `
    with old as materialized (
      select change.organization_id, change.action_id, change.contact_id
      from contact_actions action
      join contact_action_changes change
        on change.organization_id = action.organization_id and change.action_id = action.id
      where action.finished_at < $1
      limit $2
    ), gone as (
      delete from contact_action_changes change using old
      where change.organization_id = old.organization_id and change.action_id = old.action_id
        and change.contact_id = old.contact_id
      returning 1
    )
    select count(*) as people from gone`,
  row: { people: 'int8' },
});
