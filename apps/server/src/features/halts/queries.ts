import { defineStatement, type RowShape } from '../../platform/database/statement.ts';

const row = {
  id: 'uuid',
  organization_id: 'uuid?',
  organization_name: 'text?',
  note: 'text',
  started_at: 'timestamptz',
  started_by_name: 'text?',
  by_super_administrator: 'bool',
} as const satisfies RowShape;

const halts = `
  select halt.id, halt.organization_id, organization.name as organization_name, halt.note,
    halt.started_at, coalesce(nullif(profile.full_name, ''), profile.email) as started_by_name,
    halt.by_super_administrator
  from call_halts halt
  left join organizations organization on organization.id = halt.organization_id
  left join profiles profile on profile.id = halt.started_by`;
const hereOrEverywhere = `(halt.organization_id is null
  or halt.organization_id = current_organization_id())`;
const widestFirst = `order by halt.organization_id is not null, halt.started_at desc, halt.id`;

export const listHalts = defineStatement({
  name: 'halts.list',
  text: `${halts} where halt.lifted_at is null and ${hereOrEverywhere} ${widestFirst}`,
  row,
});

/** For super administrators who name all organizations; they see none that is deleted. */
export const listAllHalts = defineStatement({
  name: 'halts.list_all',
  text: `${halts}
    where halt.lifted_at is null
      and (halt.organization_id is null or organization.id is not null)
    ${widestFirst}`,
  row,
});

/** A worker that was killed says nothing any more, and is passed over. */
export const listWrongClocks = defineStatement({
  name: 'halts.list_wrong_clocks',
  text: `
    select seconds_ahead, since from wrong_clocks
    where seen_at > clock_timestamp() - interval '30 seconds'
    order by abs(seconds_ahead) desc, since`,
  row: { seconds_ahead: 'int4', since: 'timestamptz' },
});

/** In force or not. */
export const findHalt = defineStatement({
  name: 'halts.find',
  text: `${halts} where halt.id = $1`,
  row,
});

/** What the same side has ordered for the same organization, or for all, and not lifted yet. */
export const findHaltInForce = defineStatement({
  name: 'halts.find_in_force',
  text: `${halts}
    where halt.lifted_at is null and halt.organization_id is not distinct from $1::uuid
      and halt.by_super_administrator = $2`,
  row,
});

/** Answers nothing where the same side has given the same order already. */
export const insertHalt = defineStatement({
  name: 'halts.insert',
  text: `
    insert into call_halts (organization_id, note, started_by, started_at, by_super_administrator)
    values ($1, $2, $3, $4, $5)
    on conflict do nothing
    returning id`,
  row: { id: 'uuid' },
});

export const liftHalt = defineStatement({
  name: 'halts.lift',
  text: `
    update call_halts set lifted_by = $2, lifted_at = $3
    where id = $1 and lifted_at is null
    returning id`,
  row: { id: 'uuid' },
});

/** Whether the organization of the transaction may call, as the dialer sees it. */
export const findObstacle = defineStatement({
  name: 'halts.find_obstacle',
  text: `
    select
      exists (select from call_halts halt
        where halt.lifted_at is null and ${hereOrEverywhere}) as is_halted,
      exists (select from organizations organization
        where organization.id = current_organization_id()
          and organization.suspended_at is not null) as is_suspended`,
  row: { is_halted: 'bool', is_suspended: 'bool' },
});

/** Each with whether its calls go on: no order of its own holds, and it is not suspended. */
export const listOrganizations = defineStatement({
  name: 'halts.list_organizations',
  text: `
    select organization.id,
      organization.suspended_at is null and not exists (select from call_halts halt
        where halt.organization_id = organization.id and halt.lifted_at is null) as may_call
    from organizations organization where organization.deleted_at is null
    order by organization.id`,
  row: { id: 'uuid', may_call: 'bool' },
});
