import { foundPeople } from '../../../platform/database/found-people.ts';
import { defineSpanning } from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';

/** In which organization a campaign ($1) is. */
export const findHome = defineSpanning({
  name: 'campaigns.find_home',
  text: (covers) => `
    select organization_id, state, origin from campaigns
    where id = $1 and ${covers('organization_id')}`,
  row: { organization_id: 'uuid', state: 'text', origin: 'text' },
});

const ofCampaign = `
  target.organization_id = current_organization_id() and target.campaign_id = $1`;

/** What keeps somebody until their next time, as the index of it has it. */
export const waitOfTarget = `
  wait_of_target(target.next_at, target.not_before, target.moved_to, target.hour_at,
    target.verdict, target.held_by)`;

/** People are picked along an index, and only then is it read who they are. */
export const selectTargets = (picked: string, order: string): string => `
    select target.contact_id, contact.full_name, contact.external_reference, phone.e164, target.state,
      kind_of_target(target.state, target.ended_because) as kind, target.attempts, target.next_at,
      target.not_before, target.moved_to, target.hour_at, target.verdict, target.ended_because,
      told_reasons(decision.reasons, decision.rule_set) as reasons, decision.zones, summary.zone,
      last.id as call_id, last.outcome
    from (select * from targets target where ${ofCampaign} and ${picked}) target
    join contacts contact
      on contact.organization_id = target.organization_id and contact.id = target.contact_id
    left join phones phone
      on phone.organization_id = target.organization_id and phone.id = target.phone_id
    -- Each by its whole key: joined, a planner that knows nothing of a new table's rows reads all of the organization's.
    left join lateral (
      select summary.zone from contact_summaries summary
      where summary.organization_id = target.organization_id
        and summary.contact_id = target.contact_id limit 1) summary on true
    left join lateral (
      select decision.reasons, decision.rule_set, decision.zones from decisions decision
      where decision.organization_id = target.organization_id
        and decision.id = target.decision_id limit 1) decision on true
    left join lateral (
      select call.id, coalesce(call.corrected_outcome, call.outcome) as outcome from calls call
      where call.organization_id = target.organization_id and call.contact_id = target.contact_id
        and call.campaign_id = target.campaign_id
      order by call.reserved_at desc limit 1) last on true
    order by ${order}`;

export const row = {
  contact_id: 'uuid',
  full_name: 'text',
  external_reference: 'text',
  e164: 'text?',
  state: 'text',
  kind: 'text',
  attempts: 'int4',
  next_at: 'timestamptz?',
  not_before: 'timestamptz?',
  moved_to: 'timestamptz?',
  hour_at: 'timestamptz?',
  verdict: 'text?',
  ended_because: 'text?',
  reasons: 'jsonb?',
  zones: 'jsonb?',
  zone: 'text?',
  call_id: 'uuid?',
  outcome: 'text?',
} as const;

/** So many ($3) after a contact ($2). */
const byContact = (condition: string): string =>
  selectTargets(
    `${condition} and target.contact_id > $2 order by target.contact_id limit $3`,
    'target.contact_id',
  );

export const listAll = defineStatement({
  name: 'campaigns.list_targets',
  text: byContact('true'),
  row,
});

export const listPlanned = defineStatement({
  name: 'campaigns.list_planned_targets',
  text: byContact(`target.state = 'planned'`),
  row,
});

/** As many as are called at once, which is what they are sorted among. */
export const listCalling = defineStatement({
  name: 'campaigns.list_calling_targets',
  text: byContact(`target.state = 'calling'`),
  row,
});

/** Of one kind ($4): done, stopped or blocked. */
export const listSettled = defineStatement({
  name: 'campaigns.list_settled_targets',
  text: byContact(`target.state in ('done', 'blocked')
        and kind_of_target(target.state, target.ended_because) = $4`),
  row,
});

/** Who waits until after a moment ($2) and no later than another ($3), after a place ($4, $5), so many ($6). */
export const listWaiting = defineStatement({
  name: 'campaigns.list_waiting_targets',
  text: selectTargets(
    `target.state = 'waiting' and target.next_at > $2 and target.next_at <= $3
        and (target.next_at, target.contact_id) > ($4, $5)
      order by target.next_at, target.contact_id limit $6`,
    'target.next_at, target.contact_id',
  ),
  row,
});

/** Whom a search finds behind a contact ($4), so many ($5) at a time, as in every other search. */
export const findPeople = defineStatement({
  name: 'campaigns.find_people',
  text: `select id from ${foundPeople('$1', '$2', '$3', '$4', '$5')} order by id`,
  row: { id: 'uuid' },
});

/** Those among some people ($2) who stand as is wanted ($3; null: anyhow) at a moment ($4), and wait for something ($6). */
export const listAmong = defineStatement({
  name: 'campaigns.list_targets_among',
  text: selectTargets(
    `target.contact_id = any(array(select unnest($2::uuid[])))
        and ($3::text is null or $3 = case kind_of_target(target.state, target.ended_because)
          when 'waiting' then case when target.next_at <= $4 then 'ready' else 'deferred' end
          else kind_of_target(target.state, target.ended_because) end)
        and ($6::text is null or $6 = ${waitOfTarget})
      order by target.contact_id limit $5`,
    'target.contact_id',
  ),
  row,
});
