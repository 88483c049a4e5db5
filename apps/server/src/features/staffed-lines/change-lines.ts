import { type StaffedLine, staffedLine } from '@ringfence/contract/staffed-lines';
import { isKnownZone } from '@ringfence/domain/zones/find-offset';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope } from '../../platform/http/procedures.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import type { Services } from '../../services.ts';
import { takesRingBacks } from './find-ring-back.ts';
import { type LineRow, presentLine } from './present-line.ts';
import {
  deleteLine,
  hasRunningCampaign,
  insertLine,
  listLines as listStatement,
  lockLines,
  updateLine,
} from './queries.ts';
import { tellLine } from './tell-line.ts';

type LineServices = Pick<Services, 'database' | 'effects'>;
type LineFields = Omit<StaffedLine, 'id' | 'e164' | 'verifiedHow' | 'verifiedAt'>;

export async function listLines(
  { database }: Pick<Services, 'database'>,
  scope: TenantScope,
): Promise<{ lines: StaffedLine[] }> {
  const rows = await database.asTenant(scope, (transaction) => transaction.all(listStatement));
  return { lines: rows.map(presentLine) };
}

function checkZone(zone: string): void {
  if (zone !== 'UTC' && !isKnownZone(zone))
    throw invalidInput('zone', 'Choose a time zone such as America/Chicago.');
}

const writeHours = (hours: LineFields['hours']): string | null =>
  hours === null ? null : JSON.stringify(hours);

export function addLine(
  services: LineServices,
  context: { scope: OrganizationScope; headers: Headers },
  input: Omit<LineFields, 'position'> & { e164: string; position?: number | undefined },
): Promise<StaffedLine> {
  checkZone(input.zone);
  const request = { ...context, operation: 'staffed_lines.add', input, output: staffedLine };
  return writeOnce(services.database, request, async (transaction) => {
    const row = await transaction.first(insertLine, [
      input.e164,
      input.label,
      input.takesRingBacks,
      input.takesTransfers,
      input.position ?? null,
      input.places,
      writeHours(input.hours),
      input.zone,
    ]);
    if (row === undefined) throw invalidInput('e164', 'This number is there already.');
    await tellLine(services, transaction, context.scope, 'added', row);
    return presentLine(row);
  });
}

/** Somebody who was called must reach somebody: the last line for that stays while calls are made. */
async function keepLastLine(
  transaction: Transaction,
  lines: readonly LineRow[],
  lineId: string,
): Promise<void> {
  const able = lines.filter(takesRingBacks);
  if (able.length !== 1 || able[0]?.id !== lineId) return;
  const running = await transaction.first(hasRunningCampaign);
  if (running?.found === false) return;
  throw new ProblemError(
    'conflict',
    'This is the only verified line where people can return calls, and campaigns are running. Add another line or pause the campaigns first.',
  );
}

async function holdLine(transaction: Transaction, lineId: string) {
  const lines = await transaction.all(lockLines);
  const line = lines.find(({ id }) => id === lineId);
  if (line === undefined) throw new ProblemError('not_found');
  return { line, lines };
}

export type LineChange = { lineId: string } & {
  [Field in keyof LineFields]?: LineFields[Field] | undefined;
};

export function changeLine(
  services: LineServices,
  scope: OrganizationScope,
  { lineId, ...change }: LineChange,
): Promise<StaffedLine> {
  if (change.zone !== undefined) checkZone(change.zone);
  return services.database.asTenant(scope, async (transaction) => {
    const { line, lines } = await holdLine(transaction, lineId);
    const before = presentLine(line);
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const after: StaffedLine = { ...before, ...Object.fromEntries(given) };
    if (JSON.stringify(after) === JSON.stringify(before)) return before;
    if (!after.takesRingBacks) await keepLastLine(transaction, lines, lineId);
    const row = await transaction.first(updateLine, [
      lineId,
      after.label,
      after.takesRingBacks,
      after.takesTransfers,
      after.position,
      after.places,
      writeHours(after.hours),
      after.zone,
    ]);
    // Somebody who waited for the lock may have lost their role meanwhile.
    if (row === undefined) throw new ProblemError('not_permitted');
    await tellLine(services, transaction, scope, 'changed', row);
    return presentLine(row);
  });
}

export function removeLine(
  services: LineServices,
  scope: OrganizationScope,
  lineId: string,
): Promise<Record<never, never>> {
  return services.database.asTenant(scope, async (transaction) => {
    const { lines } = await holdLine(transaction, lineId);
    await keepLastLine(transaction, lines, lineId);
    const row = await transaction.first(deleteLine, [lineId]);
    if (row === undefined) throw new ProblemError('not_permitted');
    await tellLine(services, transaction, scope, 'removed', row);
    return {};
  });
}
