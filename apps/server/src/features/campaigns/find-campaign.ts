import { type Campaign, campaign, campaignState } from '@ringfence/contract/campaigns';
import { readRetry } from '../../ledger/index.ts';
import { isSimulated } from '../../platform/carriers/is-simulated.ts';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { inScope, presentOrganization } from '../../platform/database/spanning.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { explainPoolWait } from '../caller-id-pools/index.ts';
import { findCampaign as findStatement } from './queries.ts';

type CampaignRow = RowOf<typeof findStatement.row>;

function presentTargets(row: CampaignRow): Campaign['targets'] {
  const { planned, ready, deferred, calling, done, stopped, blocked } = row;
  const settled = { calling, done, blocked };
  if (row.state !== 'stopped') {
    return { planned, ready, deferred, isReadyCapped: row.is_capped, stopped, ...settled };
  }
  // A worker is still to end some of them; a stop left them all the same.
  const left = stopped + planned + ready + deferred;
  return { planned: 0, ready: 0, deferred: 0, isReadyCapped: false, stopped: left, ...settled };
}

/** Everybody who became a target counts as planned, wherever they stand by now. */
function presentPlan(row: CampaignRow): Campaign['plan'] {
  if (row.planned_at !== null) return null;
  const { planned, ready, deferred, calling, done, stopped, blocked } = row;
  const people = planned + ready + deferred + calling + done + stopped + blocked;
  return {
    planned: people,
    // People join a list while it is planned.
    toPlan: row.to_plan_count === null ? null : Math.max(row.to_plan_count, people),
    awaitsUpload: row.awaited,
  };
}

function presentPoolWait({ numbers, zone }: CampaignRow, now: Date): Campaign['waits'] {
  const wait = zone === null ? null : explainPoolWait(numbers, zone, now);
  return wait === null ? null : { for: wait.for, until: wait.until?.toISOString() ?? null };
}

function presentWaits(row: CampaignRow, now: Date): Campaign['waits'] {
  if (row.state !== 'running') return null;
  if (row.account_state === null) return { for: 'no_account', until: null };
  if (row.account_state !== 'active') return { for: 'account', until: null };
  if (row.backed_off_until === null) return presentPoolWait(row, now);
  return { for: 'carrier', until: row.backed_off_until.toISOString() };
}

function presentList({ list_id: id, list_name: name }: CampaignRow): Campaign['list'] {
  return id === null || name === null ? null : { id, name };
}

function presentPool({ caller_pool_id: id, pool_name: name }: CampaignRow): Campaign['callerPool'] {
  return id === null || name === null ? null : { id, name };
}

function presentScript({ script_id: id, script_name: name, ...row }: CampaignRow) {
  return id === null || name === null ? null : { id, name, version: row.script_version };
}

/** What was chosen for it besides its words and its number. */
function presentChoices(row: CampaignRow) {
  const { furtherLists, excludedLists, order, hours } = campaign.shape;
  return {
    furtherLists: furtherLists.parse(row.further_lists),
    excludedLists: excludedLists.parse(row.excluded_lists),
    order: order.parse(row.call_order),
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    hours: hours.parse(row.hours),
    callsPerSecond: row.calls_per_second,
    callsAtOnce: row.calls_at_once,
    retry: readRetry(row.retry),
  };
}

export function presentCampaign(row: CampaignRow, now: Date): Campaign {
  return {
    id: row.id,
    organization: presentOrganization(row),
    name: row.name,
    state: campaignState.parse(row.state),
    pausedBecause: row.paused_because,
    pausedFor: campaign.shape.pausedFor.parse(row.paused_for),
    waits: presentWaits(row, now),
    origin: campaign.shape.origin.parse(row.origin),
    list: presentList(row),
    daysBefore: row.days_before,
    script: presentScript(row),
    callerId: row.caller_id,
    callerPool: presentPool(row),
    isSimulated: isSimulated(row.carrier),
    spokenName: row.spoken_name,
    mostAttempts: row.most_attempts,
    ...presentChoices(row),
    startedBy: row.started_by,
    startedAt: row.started_at.toISOString(),
    plannedAt: row.planned_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    plan: presentPlan(row),
    targets: presentTargets(row),
    calls: row.calls,
    outcomes: campaign.shape.outcomes.parse(row.outcomes),
    takenForMachine: row.taken_for_machine,
    costs: campaign.shape.costs.parse(row.costs),
    nextAt: row.state === 'stopped' ? null : (row.next_at?.toISOString() ?? null),
  };
}

async function requireCampaign(
  transaction: Transaction,
  statement: typeof findStatement.within,
  values: [now: Date, campaignId: string],
): Promise<Campaign> {
  const row = await transaction.first(statement, values);
  if (row === undefined) throw new ProblemError('not_found');
  return presentCampaign(row, values[0]);
}

/** In the organization of the transaction. */
export function findCampaign(
  transaction: Transaction,
  campaignId: string,
  now: Date,
): Promise<Campaign> {
  return requireCampaign(transaction, findStatement.within, [now, campaignId]);
}

export function showCampaign(
  { database, now }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  campaignId: string,
): Promise<Campaign> {
  return database.asTenant(scope, (transaction) =>
    requireCampaign(transaction, inScope(scope, findStatement), [now(), campaignId]),
  );
}
