import type { Database } from '../../platform/database/database.ts';
import { type Broken, findBroken } from '../invariants/index.ts';
import type { Finding } from './finding.ts';

/** Before there were any calls. */
const beginning = new Date('2020-01-01T00:00:00Z');

export const presentBroken = ({ code, campaignId, contactId, callId, at }: Broken): Finding => ({
  kind: 'violation',
  code,
  citation: '',
  callId,
  contactId,
  decisionId: null,
  entryId: null,
  at,
  detail: campaignId === null ? '' : `campaign ${campaignId}`,
});

/** Who is lost or stuck in the campaigns of an organization, and who was ever called out of turn. */
export async function auditCampaigns(
  database: Database,
  organizationId: string,
  now: Date,
): Promise<Finding[]> {
  const broken = await database.asSystem((transaction) =>
    findBroken(transaction, { organizationId, since: beginning, now }),
  );
  return broken.map(presentBroken);
}
