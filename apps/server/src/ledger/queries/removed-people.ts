import { defineReplanned } from '../../platform/database/statement.ts';

/** Whether somebody is removed from a campaign by name, as a human. For one at a time, by keys. */
export const isRemovedByName = (
  organizationId: string,
  campaignId: string,
  contactId: string,
): string => `(removed_by_name_at(${organizationId}, ${campaignId}, ${contactId}) is not null)`;

/** Everybody who is, found once for a plan or a count. */
export const removedByName = (organizationId: string, campaignId: string): string => `
        select gone.contact_id from campaign_people_removed gone
        where gone.organization_id = ${organizationId} and gone.campaign_id = ${campaignId}
        union all
        select linked.linked_id from linked_contacts(${organizationId}, array(
          select gone.contact_id from campaign_people_removed gone
          where gone.organization_id = ${organizationId} and gone.campaign_id = ${campaignId})) linked`;

/**
 * Of so many ($3) who were removed from a campaign ($2) by name and have not come to their end in it, takes those out who
 * are at rest, with the contacts linked with them. Who is held, by an upload that is being stored or by somebody who judges
 * them, is left to the next time, and so is somebody on the phone: what was read before they were removed may let them wait
 * again.
 */
export const takeOutNamed = defineReplanned({
  name: 'ledger.take_out_named',
  text: `
    with pending as materialized (
      select gone.contact_id, gone.removed_at from campaign_people_removed gone
      where gone.organization_id = $1 and gone.campaign_id = $2 and not gone.is_taken_out
      order by gone.contact_id limit $3
    ), people as materialized (
      select contact_id as named_id, contact_id, removed_at from pending
      union
      select pending.contact_id, linked.linked_id, pending.removed_at
      from linked_contacts($1, array(select contact_id from pending)) linked
      join pending on pending.contact_id = linked.contact_id
    ), chosen as materialized (
      select target.contact_id from targets target
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = any(array(select contact_id from people))
        and target.state in ('planned', 'waiting', 'blocked')
      for no key update of target skip locked
    ), taken as (
      update targets target
      set state = 'done', next_at = null, ended_because = 'removed', removed_at = gone.at, verdict = null,
        decision_id = null
      from (select contact_id, min(removed_at) as at from people group by contact_id) gone
      where target.organization_id = $1 and target.campaign_id = $2 and target.contact_id = gone.contact_id
        and target.contact_id = any(array(select contact_id from chosen))
      returning target.contact_id
    ), ended as (
      update campaign_people_removed gone set is_taken_out = true
      where gone.organization_id = $1 and gone.campaign_id = $2
        and gone.contact_id = any(array(select contact_id from pending))
        and not exists (select from people
          join targets target on target.organization_id = $1 and target.campaign_id = $2
            and target.contact_id = people.contact_id and target.state <> 'done'
          where people.named_id = gone.contact_id
            and not target.contact_id = any(array(select contact_id from taken)))
    )
    select (select count(*) from taken)::integer as taken`,
  row: { taken: 'int4' },
});

/** Whether a worker is to go on with somebody who was removed from a campaign by name, or with a return to it. */
export const hasNamedOrReturns = (organizationId: string, campaignId: string): string => `(
      exists (select from campaign_people_removed gone where gone.organization_id = ${organizationId}
        and gone.campaign_id = ${campaignId} and not gone.is_taken_out)
      or exists (select from campaign_returns back where back.organization_id = ${organizationId}
        and back.campaign_id = ${campaignId}))`;
