import { defineStatement } from '../../../platform/database/statement.ts';

const underWay = `('waiting', 'running')`;

/** Whether it has ended, nobody takes it back or has, and something of it is left. */
const isUndoable = `
  action.state not in ${underWay}
  and not exists (select from contact_actions undo
    where undo.organization_id = action.organization_id and undo.undoes_id = action.id
      and undo.state in ('waiting', 'running', 'done'))
  and exists (select from contact_action_changes change
    where change.organization_id = action.organization_id and change.action_id = action.id)`;

export const insertAction = defineStatement({
  name: 'contacts.insert_action',
  text: `
    insert into contact_actions (organization_id, kind, content, selection, total, is_total_exact,
      undoes_id, created_by, is_super_administrator, api_key_id, created_at)
    values (current_organization_id(), $1, $2, $3, $4, $5, $6, current_user_id(),
      is_super_administrator(), current_api_key_id(), $7)
    returning id`,
  row: { id: 'uuid' },
});

export const findAction = defineStatement({
  name: 'contacts.find_action',
  text: `
    select action.id, action.kind, action.state, action.done, action.changed, action.total,
      action.is_total_exact, action.undoes_id, action.failure, ${isUndoable} as is_undoable,
      list.id as list_id, list.name as list_name
    from contact_actions action
    left join lists list on list.organization_id = action.organization_id
      and list.id = (action.content->>'listId')::uuid
    where action.organization_id = current_organization_id() and action.id = $1`,
  row: {
    id: 'uuid',
    kind: 'text',
    state: 'text',
    done: 'int4',
    changed: 'int4',
    total: 'int4?',
    is_total_exact: 'bool',
    undoes_id: 'uuid?',
    failure: 'text?',
    is_undoable: 'bool',
    list_id: 'uuid?',
    list_name: 'text?',
  },
});

/** What is not finished: of one organization and action, or all of them. */
export const listUnfinishedActions = defineStatement({
  name: 'contacts.list_unfinished_actions',
  text: `
    select organization_id, id, kind, undoes_id, created_by, is_super_administrator, api_key_id
    from contact_actions
    where state in ${underWay} and ($1::uuid is null or id = $1)
    order by id`,
  row: {
    organization_id: 'uuid',
    id: 'uuid',
    kind: 'text',
    undoes_id: 'uuid?',
    created_by: 'uuid',
    is_super_administrator: 'bool',
    api_key_id: 'uuid?',
  },
});

/** Nobody else goes on with it meanwhile, and nobody cancels it in the middle of a batch. */
export const lockAction = defineStatement({
  name: 'contacts.lock_action',
  text: `
    select content, selection, after_id, undoes_id, created_at from contact_actions
    where organization_id = current_organization_id() and id = $1 and state in ${underWay}
    for update`,
  row: {
    content: 'jsonb',
    selection: 'jsonb',
    after_id: 'uuid?',
    undoes_id: 'uuid?',
    created_at: 'timestamptz',
  },
});

/** Nobody else takes it back meanwhile. `left`: how many it is known to have changed still. */
export const lockToUndo = defineStatement({
  name: 'contacts.lock_to_undo',
  text: `
    select action.kind, action.content, action.undoes_id, action.state in ${underWay} as is_under_way,
      ${isUndoable} as is_undoable,
      greatest(0, action.changed - (
        select coalesce(sum(undo.done), 0) from contact_actions undo
        where undo.organization_id = action.organization_id and undo.undoes_id = action.id
      ))::integer as people_left
    from contact_actions action
    where action.organization_id = current_organization_id() and action.id = $1
    for update`,
  row: {
    kind: 'text',
    content: 'jsonb',
    undoes_id: 'uuid?',
    is_under_way: 'bool',
    is_undoable: 'bool',
    people_left: 'int4',
  },
});

export const advanceAction = defineStatement({
  name: 'contacts.advance_action',
  text: `
    update contact_actions
    set state = 'running', done = done + $2, changed = changed + $3, after_id = $4
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

/** Ended as $2, for a reason ($3) where it failed. How many they were is known from here on. */
export const endAction = defineStatement({
  name: 'contacts.end_action',
  text: `
    update contact_actions
    set state = $2, failure = $3, finished_at = $4,
      total = case $2 when 'done' then done else total end,
      is_total_exact = $2 = 'done' or is_total_exact
    where organization_id = current_organization_id() and id = $1 and state in ${underWay}
    returning id`,
  row: { id: 'uuid' },
});

/** The same for one whose person may do nothing here any more. */
export const failAction = defineStatement({
  name: 'contacts.fail_action',
  text: `
    update contact_actions set state = 'failed', failure = $3, finished_at = $4
    where organization_id = $1 and id = $2 and state in ${underWay}
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
