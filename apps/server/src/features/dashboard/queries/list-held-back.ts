import { defineSpanning } from '../../../platform/database/spanning.ts';

/**
 * The next ($3) before a place ($1, $2) of the decisions that did not allow a call, between given moments ($5, $6) of
 * each organization ($4): by the decision's verdict ($7) where no rule is named, else by a rule ($8) and its own
 * verdict. Only the quarters of an hour that have any are visited, the latest first, so that a page of a rare rule
 * reads as many quarters as it has rows at most. An id tells when it was made, which leaves out the other months.
 */
export const listHeldBack = defineSpanning({
  name: 'dashboard.list_held_back',
  text: (covers) => `
    select decision.id, organization.id as organization_id, organization.name as organization_name,
      decision.contact_id, contact.full_name, decision.campaign_id, campaign.name as campaign_name,
      decision.decided_at, decision.verdict, decision.until,
      told_reasons(decision.reasons, decision.rule_set) as reasons
    from (
      select found.* from unnest($4::uuid[], $5::timestamptz[], $6::timestamptz[])
        as part (organization_id, starts_at, ends_at)
      cross join lateral (
        select decision.* from (
          -- Computed here: behind row-level security an index is only searched for values that are at hand.
          select kept.starts_at, kept.starts_at + interval '15 minutes' as ends_at,
            first_id_of(kept.starts_at - interval '1 hour') as first_id,
            first_id_of(kept.starts_at + interval '75 minutes') as last_id
          from decision_rollups kept
          where kept.organization_id = part.organization_id and ${covers('kept.organization_id')}
            and kept.starts_at >= quarter_of(part.starts_at) and kept.starts_at < part.ends_at
            and kept.starts_at <= $1::timestamptz
            and kept.code = coalesce($8::text, '') and ($7::text is null or kept.verdict = $7)
          group by kept.starts_at having sum(kept.n) > 0
          order by kept.starts_at desc) quarter
        cross join lateral (
          select decision.* from decisions decision
          where decision.organization_id = part.organization_id and decision.verdict <> 'allow'
            and decision.decided_at >= greatest(part.starts_at, quarter.starts_at)
            and decision.decided_at < least(part.ends_at, quarter.ends_at)
            and (decision.decided_at, decision.id) < ($1, $2)
            and decision.id >= quarter.first_id
            and decision.id < quarter.last_id
            and case when $8 is null then $7 is null or decision.verdict = $7
              else exists (select from said_of_decision(decision.verdict, decision.reasons) said
                where said.code = $8 and ($7 is null or said.verdict = $7)) end) decision
        order by quarter.starts_at desc, decision.decided_at desc, decision.id desc limit $3) found
      order by found.decided_at desc, found.id desc limit $3) decision
    join organizations organization on organization.id = decision.organization_id
    join contacts contact
      on contact.organization_id = decision.organization_id and contact.id = decision.contact_id
    left join campaigns campaign
      on campaign.organization_id = decision.organization_id and campaign.id = decision.campaign_id
    order by decision.decided_at desc, decision.id desc`,
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
