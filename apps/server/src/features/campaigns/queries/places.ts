import { defineReplanned } from '../../../platform/database/statement.ts';

/**
 * The lines to which a campaign ($1) can connect somebody, with how many calls are with each, how many calls the
 * organization wants for each free place, and its calls that may still ask for one; nothing where its script connects
 * nobody.
 */
export const findPlaces = defineReplanned({
  name: 'campaigns.find_places',
  text: `
    with connecting as materialized (
      select campaign.id from campaigns campaign
      join script_versions version on version.organization_id = campaign.organization_id
        and version.script_id::text = campaign.script_id and version.version = campaign.script_version
      where campaign.organization_id = current_organization_id() and version.connects
        and (campaign.id = $1 or campaign.state = 'running'))
    select lines.lines,
      (select policy.content->'callsPerFreePlace' from policies policy
       where policy.organization_id = current_organization_id()
       order by policy.version desc limit 1) as calls_per_free_place,
      (select count(*)::integer from calls_under_way live
       where live.organization_id = current_organization_id() and live.campaign_id in (select id from connecting)
         and not exists (select from connected_calls taken
           where taken.organization_id = live.organization_id and taken.call_id = live.call_id)) as calls
    from (select jsonb_agg(jsonb_build_object('e164', line.e164, 'takesTransfers', line.takes_transfers,
        'hours', line.hours, 'zone', line.zone, 'places', line.places,
        'taken', (select count(*) from connected_calls taken
          where taken.organization_id = line.organization_id and taken.line_id = line.id))) as lines
      from staffed_lines line
      where line.organization_id = current_organization_id() and line.verified_at is not null
        and line.takes_transfers) lines
    where lines.lines is not null and $1 in (select id from connecting)`,
  row: { lines: 'jsonb', calls_per_free_place: 'jsonb?', calls: 'int4' },
});
