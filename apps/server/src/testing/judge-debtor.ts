import { type CallOrigin, campaignCall } from '@ringfence/domain/calls/call-kinds';
import { decide } from '@ringfence/domain/compliance/decide';
import { readPolicy } from '@ringfence/domain/compliance/policy';
import { loadFacts, loadPolicy } from '../features/compliance/index.ts';
import type { Database } from '../platform/database/database.ts';
import type { Debtor } from './add-debtor.ts';

/** The rules that keep somebody from being called about a debt at a moment, each with when it lets go. */
export async function judgeDebtor(
  database: Database,
  { organization: { organizationId }, contactId, phoneId, debtId }: Debtor,
  now: Date,
  origin: CallOrigin = 'campaign',
): Promise<Record<string, string>> {
  return database.asSystem(async (transaction) => {
    const { policy } = await loadPolicy(transaction, organizationId);
    const call = { ...campaignCall, origin };
    const context = { organizationId, campaignId: null, ...call, roles: policy, now };
    const [known] = await loadFacts(transaction, context, [{ contactId, phoneId, debtId }]);
    if (known === undefined) throw new Error('nobody was found');
    const { reasons } = decide(known.facts, readPolicy(policy), now);
    return Object.fromEntries(
      reasons.flatMap(({ code, verdict }) =>
        verdict.kind === 'allow'
          ? []
          : [[code, verdict.kind === 'defer' ? (verdict.until?.toISOString() ?? '') : 'block']],
      ),
    );
  });
}
