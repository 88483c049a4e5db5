import { joinPhoneToCall } from '../../../ledger/index.ts';
import { defineOfMembers, isStale } from './members.ts';

const personFields = `
      chosen.contact_id, contact.full_name, contact.external_reference, chosen.shape_id, chosen.zone,
      chosen.is_stale, phone.e164`;
const personParts = `
    join contacts contact on contact.organization_id = $1 and contact.id = chosen.contact_id
    ${joinPhoneToCall('$1', 'chosen.contact_id')}
    order by chosen.contact_id`;
const personRow = {
  contact_id: 'uuid',
  full_name: 'text',
  external_reference: 'text',
  shape_id: 'uuid?',
  zone: 'text?',
  is_stale: 'bool',
  e164: 'text?',
} as const;

/** Who has one of these shapes ($8), or is to be asked about alone: stale, or by hours ($6) in no single zone. */
const mayMatch = `(summary.shape_id = any($8::uuid[]) or ${isStale} or $6 and summary.zone is null)`;

/**
 * The next ($9) after one ($7), for shapes that many have: each list is walked along its members until there are enough;
 * each summary is found by its key as its member is met.
 */
export const walkMembers = defineOfMembers({
  name: 'preflight.walk_members',
  text: (isMember) => `
    with chosen as materialized (
      select distinct next.* from unnest($2::uuid[]) as list (id)
      cross join lateral (
        select member.contact_id, known.* from list_contacts member
        cross join lateral (
          select summary.shape_id, summary.zone, ${isStale} as is_stale from contact_summaries summary
          where summary.organization_id = $1 and summary.contact_id = member.contact_id and ${mayMatch}
          offset 0) known
        where member.organization_id = $1 and member.list_id = list.id and member.contact_id > $7
          and ${isMember}
        order by member.contact_id limit $9) next
      order by next.contact_id limit $9)
    select ${personFields} from chosen ${personParts}`,
  row: personRow,
});

/** The same by the shapes, where few people have them and the campaign has no hours ($6). */
export const pickMembers = defineOfMembers({
  name: 'preflight.pick_members',
  text: (isMember) => `
    with found as materialized (
      select summary.contact_id, summary.shape_id, summary.zone, false as is_stale
      from contact_summaries summary
      where summary.organization_id = $1
        and summary.shape_id = any(array(select unnest($8::uuid[]))) and not ${isStale}
      union all
      select summary.contact_id, summary.shape_id, summary.zone, true
      from contact_summaries summary
      where summary.organization_id = $1 and summary.judged_policy < $4
      union all
      select summary.contact_id, summary.shape_id, summary.zone, true
      from contact_summaries summary
      where summary.organization_id = $1 and summary.judged_policy = $4 and summary.judge_at <= $5
    ), chosen as materialized (
      select found.* from found
      where found.contact_id > $7 and not $6 and exists (
        select from list_contacts member
        where member.organization_id = $1 and member.list_id = any($2)
          and member.contact_id = found.contact_id and ${isMember})
      order by found.contact_id limit $9)
    select ${personFields} from chosen ${personParts}`,
  row: personRow,
});
