import { defineStatement } from '../../platform/database/statement.ts';

const lineFields = `
  id, e164, label, takes_ring_backs, takes_transfers, position, places, hours, zone, verified_how, verified_at`;
const lineRow = {
  id: 'uuid',
  e164: 'text',
  label: 'text',
  takes_ring_backs: 'bool',
  takes_transfers: 'bool',
  position: 'int4',
  places: 'int4',
  hours: 'jsonb?',
  zone: 'text',
  verified_how: 'text?',
  verified_at: 'timestamptz?',
} as const;

/** For what is done without a member who asks. */
export const listLinesOf = defineStatement({
  name: 'staffed_lines.list_lines_of',
  text: `select ${lineFields} from staffed_lines where organization_id = $1 order by position, id`,
  row: lineRow,
});

export const listLines = defineStatement({
  name: 'staffed_lines.list_lines',
  text: `
    select ${lineFields} from staffed_lines where organization_id = current_organization_id()
    order by position, id`,
  row: lineRow,
});

/** Behind the others where no place is named ($5). Answers nothing where the number is there already. */
export const insertLine = defineStatement({
  name: 'staffed_lines.insert_line',
  text: `
    insert into staffed_lines (organization_id, e164, label, takes_ring_backs, takes_transfers, position,
      places, hours, zone)
    values (current_organization_id(), $1, $2, $3, $4,
      coalesce($5::int, (select coalesce(max(position) + 1, 0) from staffed_lines
        where organization_id = current_organization_id())),
      $6, $7, $8)
    on conflict do nothing
    returning ${lineFields}`,
  row: lineRow,
});

export const findLine = defineStatement({
  name: 'staffed_lines.find_line',
  text: `
    select ${lineFields} from staffed_lines
    where organization_id = current_organization_id() and id = $1`,
  row: lineRow,
});

/** The first where calls are returned, held so that it is not taken away before the transaction ends. */
export const holdRingBackLine = defineStatement({
  name: 'staffed_lines.hold_ring_back_line',
  text: `
    select e164 from staffed_lines
    where organization_id = current_organization_id() and takes_ring_backs and verified_at is not null
    order by position, id limit 1
    for share`,
  row: { e164: 'text' },
});

/** All of them, in one order, so that of two who each take away one line one sees what the other did. */
export const lockLines = defineStatement({
  name: 'staffed_lines.lock_lines',
  text: `
    select ${lineFields} from staffed_lines where organization_id = current_organization_id()
    order by id
    for no key update`,
  row: lineRow,
});

export const updateLine = defineStatement({
  name: 'staffed_lines.update_line',
  text: `
    update staffed_lines set label = $2, takes_ring_backs = $3, takes_transfers = $4, position = $5,
      places = $6, hours = $7, zone = $8
    where organization_id = current_organization_id() and id = $1
    returning ${lineFields}`,
  row: lineRow,
});

export const deleteLine = defineStatement({
  name: 'staffed_lines.delete_line',
  text: `
    delete from staffed_lines where organization_id = current_organization_id() and id = $1
    returning ${lineFields}`,
  row: lineRow,
});

/** One that is verified already stays as it is. */
export const markLineVerified = defineStatement({
  name: 'staffed_lines.mark_line_verified',
  text: `
    update staffed_lines set verified_how = $2, verified_at = $3
    where organization_id = current_organization_id() and id = $1 and verified_at is null
    returning ${lineFields}`,
  row: lineRow,
});

/** Whether calls are being made whose callers have to be able to ring back. */
export const hasRunningCampaign = defineStatement({
  name: 'staffed_lines.has_running_campaign',
  text: `
    select exists (select from campaigns
      where organization_id = current_organization_id() and state = 'running') as found`,
  row: { found: 'bool' },
});

/** How the organization proved that it calls from the number, where it did. */
export const findOwnProof = defineStatement({
  name: 'staffed_lines.find_own_proof',
  text: `
    select verified_how from caller_ids
    where organization_id = current_organization_id() and e164 = $1 and verified_at is not null`,
  row: { verified_how: 'text?' },
});
