import { defineStatement } from '../../platform/database/statement.ts';

const settings = `
  select id, name, created_at, zone, calls_per_second, calls_at_once, suspended_at, suspended_because
  from organizations
  where id = current_organization_id() and deleted_at is null`;

export const findSettings = defineStatement({
  name: 'settings.find',
  text: settings,
  row: {
    id: 'uuid',
    name: 'text',
    created_at: 'timestamptz',
    zone: 'text?',
    calls_per_second: 'int4?',
    calls_at_once: 'int4?',
    suspended_at: 'timestamptz?',
    suspended_because: 'text?',
  },
});

/** What changed is found by comparing, so nobody changes it in between. */
export const lockSettings = defineStatement({
  name: 'settings.lock',
  text: `${settings} for no key update`,
  row: findSettings.row,
});

export const updateSettings = defineStatement({
  name: 'settings.update',
  text: `
    update organizations set name = $1, zone = $2, calls_per_second = $3, calls_at_once = $4
    where id = current_organization_id()
    returning id`,
  row: { id: 'uuid' },
});

const licenceFields = `id, region, number, expires_on::text as expires_on`;
const licenceRow = { id: 'uuid', region: 'text', number: 'text', expires_on: 'text?' } as const;

export const listLicences = defineStatement({
  name: 'settings.list_licences',
  text: `
    select ${licenceFields} from licences where organization_id = current_organization_id()
    order by region, number`,
  row: licenceRow,
});

/** Answers nothing where the same licence is there already. */
export const insertLicence = defineStatement({
  name: 'settings.insert_licence',
  text: `
    insert into licences (organization_id, region, number, expires_on)
    values (current_organization_id(), $1, $2, $3::date)
    on conflict do nothing
    returning ${licenceFields}`,
  row: licenceRow,
});

/** What changed is found by comparing, so nobody changes it in between. */
export const lockLicence = defineStatement({
  name: 'settings.lock_licence',
  text: `
    select ${licenceFields} from licences
    where organization_id = current_organization_id() and id = $1
    for no key update`,
  row: licenceRow,
});

export const updateLicence = defineStatement({
  name: 'settings.update_licence',
  text: `
    update licences set region = $2, number = $3, expires_on = $4::date
    where organization_id = current_organization_id() and id = $1
    returning ${licenceFields}`,
  row: licenceRow,
});

export const deleteLicence = defineStatement({
  name: 'settings.delete_licence',
  text: `
    delete from licences where organization_id = current_organization_id() and id = $1
    returning ${licenceFields}`,
  row: licenceRow,
});

const callerIdFields = `id, e164, label, state, account_id, verified_how, verified_at, pool_id`;
const callerIdRow = {
  id: 'uuid',
  e164: 'text',
  label: 'text',
  state: 'text',
  account_id: 'uuid?',
  verified_how: 'text?',
  verified_at: 'timestamptz?',
  pool_id: 'uuid?',
} as const;

export const listCallerIds = defineStatement({
  name: 'settings.list_caller_ids',
  text: `
    select ${callerIdFields} from caller_ids where organization_id = current_organization_id()
    order by e164`,
  row: callerIdRow,
});

/** Answers nothing where the number is there already, here or in another organization. */
export const insertCallerId = defineStatement({
  name: 'settings.insert_caller_id',
  text: `
    insert into caller_ids (organization_id, e164, label, account_id, verified_how, verified_at)
    values (current_organization_id(), $1, $2, $3, $4, $5)
    on conflict do nothing
    returning ${callerIdFields}`,
  row: callerIdRow,
});

/** What changed is found by comparing, so nobody changes it in between. */
export const lockCallerId = defineStatement({
  name: 'settings.lock_caller_id',
  text: `
    select ${callerIdFields} from caller_ids
    where organization_id = current_organization_id() and id = $1
    for no key update`,
  row: callerIdRow,
});

export const updateCallerId = defineStatement({
  name: 'settings.update_caller_id',
  text: `
    update caller_ids set label = $2, state = $3, account_id = $4, verified_how = $5, verified_at = $6,
      -- All numbers of a pool are of one account.
      pool_id = case when account_id is distinct from $4 then null else pool_id end
    where organization_id = current_organization_id() and id = $1
    returning ${callerIdFields}`,
  row: callerIdRow,
});

export const deleteCallerId = defineStatement({
  name: 'settings.delete_caller_id',
  text: `
    delete from caller_ids where organization_id = current_organization_id() and id = $1
    returning ${callerIdFields}`,
  row: callerIdRow,
});

export const findCallerId = defineStatement({
  name: 'settings.find_caller_id',
  text: `
    select ${callerIdFields} from caller_ids
    where organization_id = current_organization_id() and id = $1`,
  row: callerIdRow,
});

export const hasCallerId = defineStatement({
  name: 'settings.has_caller_id',
  text: `
    select exists (select from caller_ids
      where organization_id = current_organization_id() and e164 = $1) as found`,
  row: { found: 'bool' },
});

/** Held, so that what is written next is written to what was seen. */
export const lockNumber = defineStatement({
  name: 'settings.lock_number',
  text: `
    select ${callerIdFields} from caller_ids
    where organization_id = current_organization_id() and e164 = $1
    for no key update`,
  row: callerIdRow,
});

export const listActiveAccounts = defineStatement({
  name: 'settings.list_active_accounts',
  text: 'select active.id from active_accounts() as active (id)',
  row: { id: 'uuid' },
});

/** Through which account a number calls; null where it may not be called from now. It joins no pool meanwhile. */
export const judgeCallerId = defineStatement({
  name: 'settings.judge_caller_id',
  text: `
    with number as materialized (
      select account_id, state, verified_at, pool_id from caller_ids
      where organization_id = current_organization_id() and e164 = $1
      for share
    )
    select exists (select from active_accounts()) as has_account,
      exists (select from number where pool_id is not null) as is_pooled,
      (select account_id from number
       where state = 'active' and verified_at is not null and pool_id is null
         and account_id in (select active_accounts())) as account_id`,
  row: { has_account: 'bool', is_pooled: 'bool', account_id: 'uuid?' },
});

/** A call with a code, as people see it. The code itself is read by the system alone. */
export const findVerification = defineStatement({
  name: 'settings.find_verification',
  text: `
    select id, e164, label, account_id, called_from, state, outcome, carrier_said, requested_at,
      spoken_at, wrong_codes, calls_before, verified_at
    from caller_id_verifications
    where organization_id = current_organization_id() and id = $1 and script_id is null`,
  row: {
    id: 'uuid',
    e164: 'text',
    label: 'text',
    account_id: 'uuid',
    called_from: 'text',
    state: 'text',
    outcome: 'text?',
    carrier_said: 'text?',
    requested_at: 'timestamptz',
    spoken_at: 'timestamptz?',
    wrong_codes: 'int4',
    calls_before: 'int4',
    verified_at: 'timestamptz?',
  },
});

/** Held, so that two tries at once are two tries. */
export const lockCode = defineStatement({
  name: 'settings.lock_code',
  text: `
    select e164, label, account_id, code, code_key, requested_at, spoken_at, wrong_codes
    from caller_id_verifications where organization_id = $1 and id = $2 and script_id is null
    for update`,
  row: {
    e164: 'text',
    label: 'text',
    account_id: 'uuid',
    code: 'bytea',
    code_key: 'text',
    requested_at: 'timestamptz',
    spoken_at: 'timestamptz?',
    wrong_codes: 'int4',
  },
});

export const countWrongCode = defineStatement({
  name: 'settings.count_wrong_code',
  text: `
    update caller_id_verifications set wrong_codes = wrong_codes + 1
    where organization_id = $1 and id = $2`,
  row: {},
});

export const markVerified = defineStatement({
  name: 'settings.mark_verified',
  text: `
    update caller_id_verifications set verified_at = coalesce(verified_at, $2)
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});
