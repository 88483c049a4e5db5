import { standingOrigins } from '@ringfence/domain/calls/call-kinds';
import { startStanding } from '../campaigns/index.ts';
import type { FillServices } from './fill-demo.ts';
import type { DemoOrganization } from './prepare-organizations.ts';
import { findAgreed } from './queries/keep-agreed.ts';

/** How long before a promise is due the demo reminds of it. */
const daysBefore = 2;

/**
 * Has the organization remind people of their promises and call them back, as the person who runs it would set it up.
 * Once: somebody who turns it off has decided so.
 */
export async function keepAgreed(
  services: FillServices,
  { place, callerIds, callerPoolId }: DemoOrganization,
): Promise<void> {
  const { organizationId, userId, voice } = place;
  const [callerId] = callerIds;
  if (callerId === undefined) return;
  const from = callerPoolId === null ? { callerId } : { callerPoolId };
  const context = { scope: { userId, organizationId }, headers: new Headers() };
  for (const origin of standingOrigins) {
    const found = await services.database.asSystem((transaction) =>
      transaction.first(findAgreed, [organizationId, origin]),
    );
    // Nothing to say, or set up before.
    if (found === undefined) continue;
    const said = { scriptId: found.script_id, ...from, spokenName: voice.spokenName, daysBefore };
    await startStanding(services, context, { origin, ...said });
  }
}
