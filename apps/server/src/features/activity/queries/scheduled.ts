import { firstId, lastId } from '../../../platform/database/cursor.ts';
import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../../platform/database/spanning.ts';

/** Those of a campaign who wait between two moments ($5, $6), behind the place ($1, $2, $3), soonest first. */
const behindPlace = `
            where target.organization_id = campaign.organization_id
              and target.campaign_id = campaign.id and target.state = 'waiting'
              and target.next_at >= $5 and target.next_at < $6
              and (target.next_at, target.contact_id) > ($1,
                case when campaign.id > $2 then '${firstId}'
                  when campaign.id = $2 then $3 else '${lastId}'::uuid end)
            order by target.next_at, target.contact_id`;

/**
 * Who waits in running campaigns, soonest first, then by campaign and contact, after the place ($1, $2, $3), from one
 * moment ($5) until another ($6), in one campaign ($7) or of one list ($8) or in all. Each campaign is walked in the
 * order in which the dialer takes from it, as far as one page, so that no more is read than campaigns times rows of
 * the page.
 */
const selectScheduled = (covers: (column: string) => string, narrowing: string): string => `
    select ${organizationFields}, target.campaign_id, target.campaign_name, target.origin, target.contact_id,
      contact.full_name, phone.e164, target.next_at, target.not_before, target.moved_to, target.hour_at,
      target.attempts, target.verdict, summary.zone
    from (select campaign.id as campaign_id, campaign.name as campaign_name, campaign.origin, due.*
          from campaigns campaign
          cross join lateral (
            select target.organization_id, target.contact_id, target.phone_id, target.next_at,
              target.not_before, target.moved_to, target.hour_at, target.attempts, target.verdict
            from targets target
            ${narrowing}
            ${behindPlace}
            limit $4) due
          where campaign.state = 'running' and ${covers('campaign.organization_id')}
            and ($7::uuid is null or campaign.id = $7) and ($8::uuid is null or campaign.list_id = $8)
          order by due.next_at, campaign.id, due.contact_id
          limit $4) target
    ${joinOrganization('target.organization_id')}
    join contacts contact
      on contact.organization_id = target.organization_id and contact.id = target.contact_id
    left join phones phone
      on phone.organization_id = target.organization_id and phone.id = target.phone_id
    left join contact_summaries summary
      on summary.organization_id = target.organization_id and summary.contact_id = target.contact_id
    order by target.next_at, target.campaign_id, target.contact_id`;

export const listScheduled = defineSpanning({
  name: 'activity.list_scheduled',
  text: (covers) => selectScheduled(covers, ''),
  row: {
    ...organizationRow,
    campaign_id: 'uuid',
    campaign_name: 'text',
    origin: 'text',
    contact_id: 'uuid',
    full_name: 'text',
    e164: 'text?',
    next_at: 'timestamptz',
    not_before: 'timestamptz?',
    moved_to: 'timestamptz?',
    hour_at: 'timestamptz?',
    attempts: 'int4',
    verdict: 'text?',
    zone: 'text?',
  },
});

/**
 * How far one request looks for those of some zones, from the place ($1, $2, $3) on: $9 rows shared by the campaigns,
 * at least a page ($4) and at most $10 of each. Answers nothing where it looks at everything that is left. It reads
 * the index alone.
 */
export const findReach = defineSpanning({
  name: 'activity.find_reach',
  text: (covers) => `
    with campaign as (
      select campaign.organization_id, campaign.id from campaigns campaign
      where campaign.state = 'running' and ${covers('campaign.organization_id')}
        and ($7::uuid is null or campaign.id = $7) and ($8::uuid is null or campaign.list_id = $8)),
    share as (
      select least($10::integer, greatest($4::integer, $9::integer / greatest(count(*), 1))) as most
      from campaign)
    select due.next_at, campaign.id as campaign_id, due.contact_id
    from campaign
    cross join lateral (
      select target.next_at, target.contact_id from targets target
      ${behindPlace}
      limit (select most from share)) due
    order by due.next_at, campaign.id, due.contact_id
    offset (select most - 1 from share) limit 1`,
  row: { next_at: 'timestamptz', campaign_id: 'uuid', contact_id: 'uuid' },
});

/**
 * Of the scheduled calls those alone for whom it is then the wanted hour: each zone ($9) with the moments from which
 * ($10) and until which ($11) it is. What is due before a moment ($12) is due then; who is nowhere yet is where the
 * reader is ($13). Nobody behind the place ($14, $15, $16) is looked at.
 */
export const listScheduledByZone = defineSpanning({
  name: 'activity.list_scheduled_by_zone',
  text: (covers) =>
    selectScheduled(
      covers,
      `join contact_summaries place
              on place.organization_id = target.organization_id and place.contact_id = target.contact_id
            join unnest($9::text[], $10::timestamptz[], $11::timestamptz[]) as wanted (zone, from_at, to_at)
              on wanted.zone = coalesce(place.zone, $13::text)
                and greatest(target.next_at, $12::timestamptz) >= wanted.from_at
                and greatest(target.next_at, $12::timestamptz) < wanted.to_at
                and (target.next_at, target.contact_id) <= ($14,
                  case when campaign.id < $15 then '${lastId}'
                    when campaign.id = $15 then $16 else '${firstId}'::uuid end)`,
    ),
  row: listScheduled.row,
});
