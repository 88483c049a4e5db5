import { defineStatement } from '../../../platform/database/statement.ts';

export const insertOrganization = defineStatement({
  name: 'administration.insert_organization',
  text: `insert into organizations (name) values ($1) returning id`,
  row: { id: 'uuid' },
});

/** Answers nothing where it has that name already. */
export const renameOrganization = defineStatement({
  name: 'administration.rename_organization',
  text: `
    update organizations set name = $1
    where id = current_organization_id() and deleted_at is null and name <> $1
    returning id`,
  row: { id: 'uuid' },
});

/** Answers nothing where it is suspended already: the first reason stays. */
export const suspendOrganization = defineStatement({
  name: 'administration.suspend_organization',
  text: `
    update organizations set suspended_at = $2, suspended_by = $3, suspended_because = $4
    where id = $1 and deleted_at is null and suspended_at is null
    returning id`,
  row: { id: 'uuid' },
});

export const reinstateOrganization = defineStatement({
  name: 'administration.reinstate_organization',
  text: `
    update organizations set suspended_at = null, suspended_by = null, suspended_because = null
    where id = $1 and deleted_at is null and suspended_at is not null
    returning id`,
  row: { id: 'uuid' },
});

export const findName = defineStatement({
  name: 'administration.find_name',
  text: `select name from organizations where id = $1 and deleted_at is null`,
  row: { name: 'text' },
});

/**
 * Against everything: a transaction that writes a row of this organization locks it until it is
 * done, and one that comes later finds it deleted.
 */
export const lockOrganization = defineStatement({
  name: 'administration.lock_organization',
  text: `select name from organizations where id = $1 and deleted_at is null for update`,
  row: { name: 'text' },
});

export const hasCallsUnderWay = defineStatement({
  name: 'administration.has_calls_under_way',
  text: `
    select exists (select from calls_under_way where organization_id = $1) as found`,
  row: { found: 'bool' },
});

export const stopCampaigns = defineStatement({
  name: 'administration.stop_campaigns',
  text: `
    update campaigns set state = 'stopped', paused_because = null, paused_for = null,
      finished_at = $2
    where organization_id = $1 and state in ('running', 'paused')
    returning id`,
  row: { id: 'uuid' },
});

export const endTargets = defineStatement({
  name: 'administration.end_targets',
  text: `
    update targets set state = 'done', next_at = null, ended_because = 'campaign_stopped'
    where organization_id = $1 and campaign_id = any($2) and state in ('planned', 'waiting')`,
  row: {},
});

const clear = (table: string) =>
  defineStatement({
    name: `administration.clear_${table}`,
    text: `delete from ${table} where organization_id = $1`,
    row: {},
  });

// People who belonged there, were invited, or were to be notified; and what only served the screens.
export const clearMemberships = clear('user_organizations');
export const clearInvitations = clear('invitations');
export const clearNotifications = clear('notifications');
export const clearIdempotencyKeys = clear('idempotency_keys');
export const clearLiveEvents = clear('live_events');
export const clearImportRejections = clear('import_rejections');

// Secrets of an account that nobody calls through any more are kept by nobody.
export const clearCarrierAccounts = clear('carrier_accounts');

/** Their carrier may let another organization have them. */
export const releaseCallerIds = defineStatement({
  name: 'administration.release_caller_ids',
  text: `
    update caller_ids set state = 'resting', verified_how = null, verified_at = null, account_id = null
    where organization_id = $1`,
  row: {},
});

export const markDeleted = defineStatement({
  name: 'administration.mark_deleted',
  text: `update organizations set deleted_at = $2, deleted_by = $3 where id = $1`,
  row: {},
});

/**
 * Three years after the last collection activity (12 CFR 1006.100(a)): the end of the last call that a
 * carrier was asked for. Of the calls reserved last, an earlier one may have ended later.
 */
export const findKeptUntil = defineStatement({
  name: 'administration.find_kept_until',
  text: `
    select ((max(ended_at) at time zone 'UTC') + interval '3 years')::date::text as kept_until
    from (
      select ended_at from calls_now where organization_id = $1 and placing_at is not null
      order by id desc limit 1000) as latest`,
  row: { kept_until: 'text?' },
});
