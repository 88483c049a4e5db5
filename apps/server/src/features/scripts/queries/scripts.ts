import { defineStatement } from '../../../platform/database/statement.ts';

const nameOf = (profile: string): string =>
  `coalesce(nullif(${profile}.full_name, ''), ${profile}.email, '')`;

const scriptFields = `
  script.id, script.name, script.purpose, script.created_at, script.archived_at,
  newest.version, newest.state, newest.revision, newest.written_at, newest.written_by,
  ${nameOf('writer')} as writer_name, newest.content,
  case when spoken.state = 'approved' then spoken.version end as approved_version,
  spoken.state = 'approved' and spoken.connects as connects,
  (select count(*)::int from campaigns campaign
   where campaign.organization_id = script.organization_id and campaign.state = 'running'
     and campaign.script_id = script.id::text) as running_campaigns`;

/**
 * The version that campaigns start with is the last that was approved. Where that was withdrawn, there is none: what
 * was replaced before is not what anybody chose.
 */
const scriptParts = `
  cross join lateral (
    select version.* from script_versions version
    where version.organization_id = script.organization_id and version.script_id = script.id
    order by version.version desc limit 1) newest
  left join lateral (
    select version.version, version.state, version.connects from script_versions version
    where version.organization_id = script.organization_id and version.script_id = script.id
      and version.state <> 'draft'
    order by version.version desc limit 1) spoken on true
  left join profiles writer on writer.id = newest.written_by`;

export const findScript = defineStatement({
  name: 'scripts.find_script',
  text: `
    select ${scriptFields} from scripts script ${scriptParts}
    where script.organization_id = current_organization_id() and script.id = $1`,
  row: {
    id: 'uuid',
    name: 'text',
    purpose: 'text',
    created_at: 'timestamptz',
    archived_at: 'timestamptz?',
    version: 'int4',
    state: 'text',
    revision: 'int4',
    written_at: 'timestamptz',
    written_by: 'uuid',
    writer_name: 'text',
    content: 'jsonb',
    approved_version: 'int4?',
    connects: 'bool?',
    running_campaigns: 'int4',
  },
});

export const listScripts = defineStatement({
  name: 'scripts.list_scripts',
  text: `
    select ${scriptFields} from scripts script ${scriptParts}
    where script.organization_id = current_organization_id() and (script.archived_at is not null) = $1
    order by lower(script.name), script.id`,
  row: findScript.row,
});

const versionFields = `
  version.version, version.state, version.revision, version.written_by, version.written_at,
  ${nameOf('writer')} as writer_name, version.approved_by, version.approved_at,
  ${nameOf('approver')} as approver_name, version.withdrawn_by, version.withdrawn_at,
  ${nameOf('withdrawer')} as withdrawer_name`;
const versionParts = `
  left join profiles writer on writer.id = version.written_by
  left join profiles approver on approver.id = version.approved_by
  left join profiles withdrawer on withdrawer.id = version.withdrawn_by`;
const versionRow = {
  version: 'int4',
  state: 'text',
  revision: 'int4',
  written_by: 'uuid',
  written_at: 'timestamptz',
  writer_name: 'text',
  approved_by: 'uuid?',
  approved_at: 'timestamptz?',
  approver_name: 'text',
  withdrawn_by: 'uuid?',
  withdrawn_at: 'timestamptz?',
  withdrawer_name: 'text',
} as const;

export const listVersions = defineStatement({
  name: 'scripts.list_versions',
  text: `
    select ${versionFields} from script_versions version ${versionParts}
    where version.organization_id = current_organization_id() and version.script_id = $1
    order by version.version desc`,
  row: versionRow,
});

export const findVersion = defineStatement({
  name: 'scripts.find_version',
  text: `
    select ${versionFields}, version.content from script_versions version ${versionParts}
    where version.organization_id = current_organization_id() and version.script_id = $1
      and version.version = $2`,
  row: { ...versionRow, content: 'jsonb' },
});

/** Answers nothing where a script in use has the name. */
export const insertScript = defineStatement({
  name: 'scripts.insert_script',
  text: `
    insert into scripts (organization_id, name, purpose, created_by, created_at)
    values (current_organization_id(), $1, $2, current_user_id(), $3)
    on conflict do nothing
    returning id`,
  row: { id: 'uuid' },
});

export const insertDraft = defineStatement({
  name: 'scripts.insert_draft',
  text: `
    insert into script_versions (organization_id, script_id, version, content, written_by, written_at)
    values (current_organization_id(), $1, $2, $3, current_user_id(), $4)`,
  row: {},
});

/** Held by everybody who changes a script or one of its versions. */
export const lockScript = defineStatement({
  name: 'scripts.lock_script',
  text: `
    select id, name, purpose, archived_at from scripts
    where organization_id = current_organization_id() and id = $1
    for no key update`,
  row: { id: 'uuid', name: 'text', purpose: 'text', archived_at: 'timestamptz?' },
});

export const renameScript = defineStatement({
  name: 'scripts.rename_script',
  text: `
    update scripts set name = $2
    where organization_id = current_organization_id() and id = $1
    returning id`,
  row: { id: 'uuid' },
});

export const archiveScript = defineStatement({
  name: 'scripts.archive_script',
  text: `
    update scripts set archived_at = $2
    where organization_id = current_organization_id() and id = $1
    returning id`,
  row: { id: 'uuid' },
});

export const updateDraft = defineStatement({
  name: 'scripts.update_draft',
  text: `
    update script_versions
    set content = $3, revision = revision + 1, written_by = current_user_id(), written_at = $4
    where organization_id = current_organization_id() and script_id = $1 and version = $2
      and state = 'draft'
    returning version`,
  row: { version: 'int4' },
});

export const approveVersion = defineStatement({
  name: 'scripts.approve_version',
  text: `
    update script_versions set state = 'approved', approved_by = current_user_id(), approved_at = $3
    where organization_id = current_organization_id() and script_id = $1 and version = $2
      and state = 'draft'
    returning version`,
  row: { version: 'int4' },
});

export const withdrawVersion = defineStatement({
  name: 'scripts.withdraw_version',
  text: `
    update script_versions set state = 'withdrawn', withdrawn_by = current_user_id(), withdrawn_at = $3
    where organization_id = current_organization_id() and script_id = $1 and version = $2
      and state = 'approved'
    returning version`,
  row: { version: 'int4' },
});

/** Takes effect on every call that the carrier has not been asked for yet. */
export const pauseCampaigns = defineStatement({
  name: 'scripts.pause_campaigns',
  text: `
    update campaigns set state = 'paused', paused_for = 'script', paused_because = $3
    where organization_id = current_organization_id() and state = 'running'
      and script_id = $1::uuid::text and script_version = $2
    returning id`,
  row: { id: 'uuid' },
});

/** The approved version, held until the transaction ends, so that it is not withdrawn meanwhile. */
export const findConnects = defineStatement({
  name: 'scripts.find_connects',
  text: `
    select version.connects from script_versions version
    where version.organization_id = current_organization_id() and version.script_id = $1
    order by (version.state = 'approved') desc, version.version desc limit 1`,
  row: { connects: 'bool' },
});

export const holdApproved = defineStatement({
  name: 'scripts.hold_approved',
  text: `
    select script.id, newest.version, newest.state
    from scripts script
    cross join lateral (
      select version.version, version.state from script_versions version
      where version.organization_id = script.organization_id and version.script_id = script.id
        and version.state <> 'draft'
      order by version.version desc limit 1) newest
    where script.organization_id = current_organization_id() and script.id = $1
      and script.archived_at is null
    for share of script`,
  row: { id: 'uuid', version: 'int4', state: 'text' },
});

/** By the name that a campaign keeps, which is no id where it was started before scripts had one. */
export const judgeVersion = defineStatement({
  name: 'scripts.judge_version',
  text: `
    select exists (select from script_versions
      where organization_id = current_organization_id() and script_id::text = $1 and version = $2
        and state = 'approved') as is_approved`,
  row: { is_approved: 'bool' },
});
