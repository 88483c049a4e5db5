import type { StandingOrigin } from '@ringfence/domain/calls/call-kinds';
import { startStanding as start } from '../features/campaigns/start-standing.ts';
import type { Database } from '../platform/database/database.ts';
import { addCallerId } from './add-caller-id.ts';
import type { TestOrganization } from './add-organization.ts';
import { approveScript } from './approve-script.ts';

/** A standing campaign with an approved starting script, through the installation's account; answers its id. */
export async function startStanding(
  services: { database: Database; now(): Date },
  organization: TestOrganization,
  origin: StandingOrigin,
  daysBefore = 2,
): Promise<string> {
  const { database, now } = services;
  const scriptId = await approveScript(database, organization.organizationId, origin);
  const callerId = await addCallerId(database, organization);
  const { id } = await start(
    { database, now, effects: { wakeRelay() {}, wakeSealing() {} } },
    { scope: organization, headers: new Headers() },
    { origin, scriptId, callerId, spokenName: 'Harbor', daysBefore },
  );
  return id;
}
