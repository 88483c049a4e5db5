import type { Audit } from '@ringfence/contract/audits';
import type { ChainEnd } from '../../platform/activity/verify-chain.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import type { Services } from '../../services.ts';
import { notifyMembers } from '../notifications/index.ts';
import { auditCalls } from './audit-calls.ts';
import { auditCampaigns } from './audit-campaigns.ts';
import { auditChain } from './audit-chain.ts';
import type { Finding } from './finding.ts';
import {
  findNews,
  finishAudit,
  insertAudit,
  insertFindings,
  updateAudit,
} from './queries/audits.ts';

export type AuditServices = Pick<Services, 'database' | 'effects' | 'now'>;

export interface AuditOrder {
  organizationId: string;
  cause: Audit['cause'];
  /** The person who asked for it. */
  askedBy?: string;
  /** Is given each finding as it is made. */
  onFinding?(finding: Finding): void;
}

export interface AuditResult {
  auditId: string;
  calls: number;
  decisions: number;
  violations: number;
  chainEntries: number;
  chainFaults: number;
  /** Where the activity record ends: anyone who notes it elsewhere can prove later that it was not cut. */
  chainEnd: ChainEnd | undefined;
}

/** All are counted; so many are kept, so that no night fills the disk. */
const mostKept = 10_000;
/** How often an audit under way says that it is. */
const tellMilliseconds = 5_000;

function tellScreens(
  { effects }: AuditServices,
  transaction: Transaction,
  organizationId: string,
): Promise<void> {
  const event = { kind: 'audits_changed' } as const;
  return publishEvents(transaction, effects.wakeRelay, [{ organizationId, event }]);
}

async function begin(
  services: AuditServices,
  { organizationId, cause, askedBy }: AuditOrder,
): Promise<string> {
  return services.database.asSystem(async (transaction) => {
    const values = [organizationId, cause, askedBy ?? null, services.now()];
    const made = await transaction.first(insertAudit, values);
    if (made === undefined) throw new Error('no audit was begun');
    await tellScreens(services, transaction, organizationId);
    return made.id;
  });
}

async function finish(
  services: AuditServices,
  { organizationId, cause, askedBy }: AuditOrder,
  result: AuditResult,
): Promise<void> {
  const { auditId, calls, decisions, violations, chainEntries, chainFaults, chainEnd } = result;
  await services.database.asSystem(async (transaction) => {
    const key = [organizationId, auditId];
    const news = await transaction.first(findNews, key);
    const counts = [calls, decisions, violations, chainEntries, chainFaults];
    const end = [chainEnd?.position ?? 0, chainEnd?.hash ?? null];
    await transaction.all(finishAudit, [...key, services.now(), ...counts, ...end]);
    await tellScreens(services, transaction, organizationId);
    // What the last audit had found already was reported then; a check keeps only what is new.
    if (news?.is_news !== true && cause !== 'check') return;
    await notifyMembers(transaction, services.effects, {
      organizationId,
      kind: 'audit_found',
      subject: { kind: 'organization', id: organizationId },
      figures: { violations, chainFaults },
      to: 'admins',
      ...(askedBy === undefined ? {} : { except: askedBy }),
    });
  });
}

/** Keeps what a check of campaigns found, where admins see it. */
export async function recordCheck(
  services: AuditServices,
  organizationId: string,
  findings: readonly Finding[],
): Promise<void> {
  const order: AuditOrder = { organizationId, cause: 'check' };
  const auditId = await begin(services, order);
  const values = [organizationId, auditId, 0, JSON.stringify(findings.slice(0, mostKept))];
  await services.database.asSystem((transaction) => transaction.all(insertFindings, values));
  const nothing = { calls: 0, decisions: 0, chainEntries: 0, chainFaults: 0, chainEnd: undefined };
  await finish(services, order, { auditId, ...nothing, violations: findings.length });
}

/**
 * Goes over everything that an organization called, and over its activity record. It only reads and writes
 * down what it found: wherever it is cut off, the next one starts again.
 */
export async function runAudit(services: AuditServices, order: AuditOrder): Promise<AuditResult> {
  const { database, now } = services;
  const { organizationId } = order;
  const auditId = await begin(services, order);
  const key = [organizationId, auditId];
  const counts = { calls: 0, decisions: 0, violations: 0 };
  let kept = 0;
  async function keep(findings: readonly Finding[]): Promise<void> {
    for (const finding of findings) order.onFinding?.(finding);
    const stored = findings.slice(0, mostKept - kept);
    if (stored.length === 0) return;
    const values = [...key, kept, JSON.stringify(stored)];
    await database.asSystem((transaction) => transaction.all(insertFindings, values));
    kept += stored.length;
  }
  let reportedAt = now();
  for await (const audited of auditCalls(database, organizationId)) {
    counts.calls += audited.calls;
    counts.decisions += audited.decisions;
    counts.violations += audited.findings.length;
    await keep(audited.findings);
    const at = now();
    if (at.getTime() - reportedAt.getTime() < tellMilliseconds) continue;
    reportedAt = at;
    const values = [...key, at, counts.calls, counts.decisions, counts.violations];
    await database.asSystem((transaction) => transaction.all(updateAudit, values));
  }
  const broken = await auditCampaigns(database, organizationId, now());
  counts.violations += broken.length;
  await keep(broken);
  const { entries, end, findings } = await auditChain(database, organizationId);
  await keep(findings);
  const result = {
    auditId,
    ...counts,
    chainEntries: entries,
    chainFaults: findings.length,
    chainEnd: end,
  };
  await finish(services, order, result);
  return result;
}
