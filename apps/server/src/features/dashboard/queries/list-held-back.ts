import { defineSpanning } from '../../../platform/database/spanning.ts';

/**
 * The next ($2) before a decision ($1) of those that did not allow a call, between given moments ($4, $5) of each
 * organization ($3): by the decision's verdict ($6) where no rule is named, else by a rule ($7) and its own verdict.
 * An id tells when it was made, to the millisecond; the moment itself decides at the edges.
 */
export const listHeldBack = defineSpanning({
  name: 'dashboard.list_held_back',
  text: (covers) => `
    select decision.id, organization.id as organization_id, organization.name as organization_name,
      decision.contact_id, contact.full_name, decision.campaign_id, campaign.name as campaign_name,
      decision.decided_at, decision.verdict, decision.until,
      told_reasons(decision.reasons, decision.rule_set) as reasons
    from (
      select decision.* from unnest($3::uuid[], $4::timestamptz[], $5::timestamptz[])
        as part (organization_id, starts_at, ends_at)
      cross join lateral (
        select decision.* from decisions decision
        where decision.organization_id = part.organization_id and decision.verdict <> 'allow'
          and ${covers('decision.organization_id')} and decision.id < $1
          and decision.id >= first_id_of(part.starts_at - interval '1 hour')
          and decision.id < first_id_of(part.ends_at + interval '1 hour')
          and decision.decided_at >= part.starts_at and decision.decided_at < part.ends_at
          and case when $7::text is null then $6::text is null or decision.verdict = $6
            else exists (select from said_of_decision(decision.verdict, decision.reasons) said
              where said.code = $7 and ($6::text is null or said.verdict = $6)) end
        order by decision.id desc limit $2) decision
      order by decision.id desc limit $2) decision
    join organizations organization on organization.id = decision.organization_id
    join contacts contact
      on contact.organization_id = decision.organization_id and contact.id = decision.contact_id
    left join campaigns campaign
      on campaign.organization_id = decision.organization_id and campaign.id = decision.campaign_id
    order by decision.id desc`,
  row: {
    id: 'uuid',
    organization_id: 'uuid',
    organization_name: 'text',
    contact_id: 'uuid',
    full_name: 'text',
    campaign_id: 'uuid?',
    campaign_name: 'text?',
    decided_at: 'timestamptz',
    verdict: 'text',
    until: 'timestamptz?',
    reasons: 'jsonb',
  },
});
