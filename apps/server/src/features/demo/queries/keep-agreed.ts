import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * The approved script with which an organization ($1) makes calls of an origin ($2); nothing where such calls
 * were ever set up.
 */
export const findAgreed = defineStatement({
  name: 'demo.find_agreed',
  text: `
    select script.id as script_id from scripts script
    where script.organization_id = $1 and script.purpose = $2 and script.archived_at is null
      and exists (select from script_versions version
        where version.organization_id = $1 and version.script_id = script.id and version.state = 'approved')
      and not exists (select from campaigns campaign
        where campaign.organization_id = $1 and campaign.origin = $2)
    order by script.id limit 1`,
  row: { script_id: 'uuid' },
});
