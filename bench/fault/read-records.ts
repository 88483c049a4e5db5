import type pg from 'pg';
import type { CallRecord, TargetRecord } from './count-records.ts';

/** One connection for one question: the database may have been killed since the last. */
export type Ask = <Row extends pg.QueryResultRow>(
  text: string,
  values?: unknown[],
) => Promise<Row[]>;

export interface Standing {
  /** Calls that somebody could be asked for now, and people who are to be judged. */
  open: number;
  /** Calls by how far they are. */
  reserved: number;
  placing: number;
  others: number;
  paused: { organization_id: string; campaign_id: string }[];
}

/** How far the run is. */
export async function readStanding(ask: Ask): Promise<Standing> {
  const [counts] = await ask<Omit<Standing, 'paused'>>(
    `select
       (select count(*)::integer from targets target
        join campaigns campaign on campaign.organization_id = target.organization_id
          and campaign.id = target.campaign_id
        where campaign.state = 'running' and (target.state = 'planned'
          or target.state = 'waiting' and target.next_at <= clock_timestamp())) as open,
       count(*) filter (where state = 'reserved')::integer as reserved,
       count(*) filter (where state = 'placing')::integer as placing,
       count(*) filter (where state not in ('reserved', 'placing'))::integer as others
     from calls_under_way`,
  );
  if (counts === undefined) throw new Error('nothing was counted');
  const paused = await ask<Standing['paused'][number]>(
    `select organization_id, id as campaign_id from campaigns where state = 'paused'`,
  );
  return { ...counts, paused };
}

/** People of an organization who were not called yet, some of them: in one of its campaigns, and of certain people. */
export async function findUncalled(
  ask: Ask,
  organizationId: string,
  most: number,
  { campaignId, among }: { campaignId?: string; among?: readonly string[] } = {},
): Promise<string[]> {
  const rows = await ask<{ contact_id: string }>(
    `select contact_id from targets
     where organization_id = $1 and state in ('planned', 'waiting') and attempts = 0
       and verdict is null and ($3::uuid is null or campaign_id = $3)
       and ($4::uuid[] is null or contact_id = any($4))
     order by next_at nulls last, contact_id limit $2`,
    [organizationId, most, campaignId, among],
  );
  return rows.map(({ contact_id }) => contact_id);
}

/** Campaigns in which a worker is still to end people, to take them out or to bring them back. */
export async function listEnding(ask: Ask): Promise<string[]> {
  const rows = await ask<{ name: string }>(
    `select name from campaigns where is_ending order by id`,
  );
  return rows.map(({ name }) => name);
}

export async function readTargets(ask: Ask): Promise<TargetRecord[]> {
  // Everybody of a list that was planned, so that somebody without a target is found as well.
  const rows = await ask<{
    campaign_id: string;
    contact_id: string;
    state: string | null;
    next_at: Date | null;
    ended_because: string | null;
    under_way: number;
  }>(
    `select campaign.id as campaign_id, member.contact_id, target.state, target.next_at, target.ended_because,
       (select count(*)::integer from calls_under_way live
        where live.organization_id = campaign.organization_id and live.campaign_id = campaign.id
          and live.contact_id = member.contact_id) as under_way
     from campaigns campaign
     join list_contacts member on member.organization_id = campaign.organization_id
       and member.list_id = campaign.list_id
     left join targets target on target.organization_id = campaign.organization_id
       and target.campaign_id = campaign.id and target.contact_id = member.contact_id
     -- A stop ends the plan as well: people who were not planned by then never are.
     where campaign.planned_at is not null or campaign.state <> 'stopped'`,
  );
  return rows.map(({ campaign_id, contact_id, state, next_at, ended_because, under_way }) => ({
    campaignId: campaign_id,
    contactId: contact_id,
    state: state ?? 'none',
    nextAt: next_at,
    endedBecause: ended_because,
    underWay: under_way,
  }));
}

export interface KnownCall extends CallRecord {
  id: string;
  organizationId: string;
  campaignId: string;
  contactId: string;
}

export function readCalls(ask: Ask): Promise<KnownCall[]> {
  return ask<KnownCall & pg.QueryResultRow>(
    `select call.id, call.organization_id as "organizationId", call.campaign_id as "campaignId",
       call.contact_id as "contactId", call.e164, coalesce(live.state, call.state) as state,
       call.outcome, decision.verdict
     from calls call
     left join calls_under_way live on live.organization_id = call.organization_id
       and live.call_id = call.id
     left join decisions decision on decision.organization_id = call.organization_id
       and decision.id = call.decision_id`,
  );
}
