import { type StartingPurpose, startScript } from '@ringfence/domain/callflow/starting-scripts';

type Ask = (text: string, values: unknown[]) => Promise<unknown>;

/** Where calls are returned; kept for fiction. */
const ringBackNumber = '+12125550188';

/** A verified staffed line and an approved starting script of an organization, as campaigns need them; answers its id. */
export async function addScript(
  first: (text: string, values: unknown[]) => Promise<string>,
  ask: Ask,
  { organizationId, userId }: { organizationId: string; userId: string },
  purpose: StartingPurpose = 'reminder',
): Promise<string> {
  await ask(
    `insert into staffed_lines (organization_id, e164, label, zone, takes_transfers, places, verified_how,
       verified_at)
     values ($1, $2, 'Front desk', 'America/New_York', true, 500, 'code', now())`,
    [organizationId, ringBackNumber],
  );
  const scriptId = await first(
    `insert into scripts (organization_id, name, purpose, created_by) values ($1, $2, $2, $3) returning id`,
    [organizationId, purpose, userId],
  );
  await ask(
    `insert into script_versions (organization_id, script_id, version, content, state, written_by,
       approved_by, approved_at)
     values ($1, $2, 1, $3, 'approved', $4, $4, now())`,
    [organizationId, scriptId, JSON.stringify(startScript(purpose, 'Alex Morgan')), userId],
  );
  return scriptId;
}
