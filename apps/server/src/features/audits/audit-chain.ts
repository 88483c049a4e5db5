import {
  type ChainFault,
  type VerifiedChain,
  verifyChain,
} from '../../platform/activity/verify-chain.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Finding } from './finding.ts';
import { listChainEnds } from './queries/audits.ts';

function describePlace({ position, through }: ChainFault): string {
  if (position === null) return '';
  const isRange = through !== undefined && through > position;
  return isRange ? `positions ${position} to ${through}` : `position ${position}`;
}

const presentFault = (fault: ChainFault): Finding => ({
  kind: 'chain',
  code: fault.fault,
  citation: '',
  callId: null,
  contactId: null,
  decisionId: null,
  entryId: fault.entryId,
  at: fault.at,
  detail: describePlace(fault),
});

/** Verifies the activity record, also against the ends that earlier audits saw of it. */
export async function auditChain(
  database: Database,
  organizationId: string,
): Promise<Omit<VerifiedChain, 'faults'> & { findings: Finding[] }> {
  const seen = await database.asSystem((transaction) =>
    transaction.all(listChainEnds, [organizationId]),
  );
  const { faults, ...verified } = await verifyChain(database, organizationId, seen);
  return { ...verified, findings: faults.map(presentFault) };
}
