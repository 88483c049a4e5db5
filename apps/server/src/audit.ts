import { parseArgs } from 'node:util';
import * as z from 'zod';
import { loadConfig } from './config.ts';
import { type AuditResult, auditOrganizations, type Finding } from './features/audits/index.ts';
import { sealEntries } from './platform/activity/seal-entries.ts';
import { type Database, openDatabase } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { describeStartFailure, StartError } from './platform/start-error.ts';
import { withStore } from './with-store.ts';

function readOrganization(): string | null {
  try {
    const { values } = parseArgs({ options: { organization: { type: 'string' } } });
    return values.organization === undefined ? null : z.uuid().parse(values.organization);
  } catch {
    throw new StartError('name an organization by its id: npm run audit -- --organization <id>');
  }
}

function describeFinding({ kind, code, citation, callId, entryId, at, detail }: Finding): string {
  const about = kind === 'chain' ? `entry ${entryId ?? '?'}` : `call ${callId}`;
  const parts = [at?.toISOString() ?? '', code, about, citation, detail];
  return `  ${kind === 'violation' ? 'VIOLATION' : kind.toUpperCase()} ${parts.filter((part) => part !== '').join(' · ')}`;
}

const total = { calls: 0, decisions: 0, violations: 0, chainEntries: 0, chainFaults: 0 };
type Counts = typeof total;

const describeCounts = (counts: Counts): string =>
  `${counts.calls} calls placed, ${counts.decisions} decisions made again, ${counts.violations} violations; ${counts.chainEntries} entries of the activity record, ${counts.chainFaults} faults`;

function addResult(result: AuditResult): void {
  console.log(`  ${describeCounts(result)}`);
  const { chainEnd } = result;
  if (chainEnd !== undefined) {
    // Noted elsewhere, it proves later that nothing before it was cut off or rewritten.
    console.log(`  The record ends at ${chainEnd.position} with ${chainEnd.hash.toString('hex')}`);
  }
  total.calls += result.calls;
  total.decisions += result.decisions;
  total.violations += result.violations;
  total.chainEntries += result.chainEntries;
  total.chainFaults += result.chainFaults;
}

async function auditAll(database: Database, organizationId: string | null): Promise<number> {
  // What it tells is shown by the process that runs beside this one, or the next.
  const effects = { wakeRelay() {}, wakeSealing() {} };
  // Where nothing runs, entries of the last second wait for their seal.
  await sealEntries(database, effects.wakeRelay);
  const services = { database, effects, now: () => new Date() };
  return auditOrganizations(services, organizationId, {
    onBegin: ({ id, name }) => console.log(`${name} (${id})`),
    onFinding: (finding) => console.log(describeFinding(finding)),
    onEnd: addResult,
  });
}

/**
 * `npm run audit [-- --organization <id>]`: goes over every call that was placed and over the activity
 * record, prints what is wrong, and ends with 1 where anything is. It may run while Ringfence does.
 */
try {
  const config = loadConfig();
  const organizationId = readOrganization();
  const began = performance.now();
  const audit = async (connectionString: string): Promise<void> => {
    await migrate(connectionString);
    const database = openDatabase({
      connectionString,
      poolSize: 2,
      applicationName: 'ringfence-audit',
      onError: () => {},
    });
    const organizations = await auditAll(database, organizationId).finally(() => database.close());
    if (organizationId !== null && organizations === 0) {
      throw new StartError(`there is no organization ${organizationId}.`);
    }
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    console.log(`Together: ${describeCounts(total)}`);
    console.log(
      JSON.stringify({
        organizations,
        calls: total.calls,
        decisions: total.decisions,
        violations: total.violations,
        chain_entries: total.chainEntries,
        chain_faults: total.chainFaults,
        seconds,
      }),
    );
  };
  await withStore(config, audit, { joins: true });
  if (total.violations + total.chainFaults > 0) process.exitCode = 1;
} catch (error) {
  console.error(describeStartFailure(error));
  process.exitCode = 1;
}
