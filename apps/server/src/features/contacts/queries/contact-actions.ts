import { defineStatement } from '../../../platform/database/statement.ts';

const actionFields = `
  action.id, action.kind, action.state, action.done, action.changed, action.total,
  list.id as list_id, list.name as list_name`;
const joinList = `
  left join lists list on list.organization_id = action.organization_id
    and list.id = (action.content->>'listId')::uuid`;
const actionRow = {
  id: 'uuid',
  kind: 'text',
  state: 'text',
  done: 'int4',
  changed: 'int4',
  total: 'int4?',
  list_id: 'uuid?',
  list_name: 'text?',
} as const;

export const insertAction = defineStatement({
  name: 'contacts.insert_action',
  text: `
    insert into contact_actions (organization_id, kind, content, selection, total, created_by,
      is_super_administrator, api_key_id, created_at)
    values (current_organization_id(), $1, $2, $3, $4, current_user_id(), is_super_administrator(),
      current_api_key_id(), $5)
    returning id`,
  row: { id: 'uuid' },
});

export const findAction = defineStatement({
  name: 'contacts.find_action',
  text: `
    select ${actionFields} from contact_actions action ${joinList}
    where action.organization_id = current_organization_id() and action.id = $1`,
  row: actionRow,
});

/** What is not finished: of one organization and action, or all of them. */
export const listUnfinishedActions = defineStatement({
  name: 'contacts.list_unfinished_actions',
  text: `
    select organization_id, id, kind, created_by, is_super_administrator, api_key_id
    from contact_actions
    where state in ('waiting', 'running') and ($1::uuid is null or id = $1)
    order by id`,
  row: {
    organization_id: 'uuid',
    id: 'uuid',
    kind: 'text',
    created_by: 'uuid',
    is_super_administrator: 'bool',
    api_key_id: 'uuid?',
  },
});

/** Nobody else goes on with it meanwhile, and nobody cancels it in the middle of a batch. */
export const lockAction = defineStatement({
  name: 'contacts.lock_action',
  text: `
    select content, selection, after_id, created_at from contact_actions
    where organization_id = current_organization_id() and id = $1 and state in ('waiting', 'running')
    for update`,
  row: { content: 'jsonb', selection: 'jsonb', after_id: 'uuid?', created_at: 'timestamptz' },
});

export const advanceAction = defineStatement({
  name: 'contacts.advance_action',
  text: `
    update contact_actions
    set state = 'running', done = done + $2, changed = changed + $3, after_id = $4
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

/** Ended as $2, for a reason ($3) where it failed. */
export const endAction = defineStatement({
  name: 'contacts.end_action',
  text: `
    update contact_actions
    set state = $2, failure = $3, finished_at = $4, total = case $2 when 'done' then done else total end
    where organization_id = current_organization_id() and id = $1 and state in ('waiting', 'running')
    returning id`,
  row: { id: 'uuid' },
});

/** The same for one whose person may do nothing here any more. */
export const failAction = defineStatement({
  name: 'contacts.fail_action',
  text: `
    update contact_actions set state = 'failed', failure = $3, finished_at = $4
    where organization_id = $1 and id = $2 and state in ('waiting', 'running')
    returning id`,
  row: { id: 'uuid' },
});

/** The next ($4) after one ($3) who match a filter ($1) and are not excepted ($2). */
export const takeMatching = defineStatement({
  name: 'contacts.take_matching',
  text: `
    select id, id = any($2::uuid[]) as is_excepted
    from pick_contacts($1, 'added', false, null, $3, $4)
    order by id`,
  row: { id: 'uuid', is_excepted: 'bool' },
});

/** The next ($3) after one ($2) of those that are named. */
export const takeNamed = defineStatement({
  name: 'contacts.take_named',
  text: `
    select id from contacts
    where organization_id = current_organization_id() and id = any($1::uuid[])
      and ($2::uuid is null or id > $2)
    order by id limit $3`,
  row: { id: 'uuid' },
});

/** Of these people ($2), those who were not on the list ($1). An archived list takes nobody. */
export const addToList = defineStatement({
  name: 'contacts.add_to_list',
  text: `
    insert into list_contacts (organization_id, list_id, contact_id)
    select contact.organization_id, list.id, contact.id
    from contacts contact
    join lists list on list.organization_id = contact.organization_id and list.id = $1
      and list.archived_at is null
    where contact.organization_id = current_organization_id() and contact.id = any($2::uuid[])
    order by contact.id
    on conflict do nothing
    returning contact_id`,
  row: { contact_id: 'uuid' },
});

export const removeFromList = defineStatement({
  name: 'contacts.remove_from_list',
  text: `
    delete from list_contacts
    where organization_id = current_organization_id() and list_id = $1
      and contact_id = any($2::uuid[])
    returning contact_id`,
  row: { contact_id: 'uuid' },
});

export const insertNoteOnMany = defineStatement({
  name: 'contacts.insert_note_on_many',
  text: `
    insert into contact_notes (organization_id, contact_id, content, recorded_by, recorded_at)
    select organization_id, id, $2, current_user_id(), $3 from contacts
    where organization_id = current_organization_id() and id = any($1::uuid[])
    order by id
    returning contact_id`,
  row: { contact_id: 'uuid' },
});
