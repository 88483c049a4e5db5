import { holdUploadsOff } from '../../ledger/index.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { type WriteRequest, writeOnce } from '../../platform/idempotency/write-once.ts';
import { hurry } from './queries/subject.ts';
import type { RecordContext } from './record-services.ts';

const heldCode = '55P03';

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === heldCode;

/**
 * For a transaction that changes people, before its first lock. An upload that is being stored holds its
 * people to its end, in an order of its own. A request that waited for one of them while it locked another
 * could wait for ever, and the database would end one of the two: it must not be the upload. So this
 * waits only for a moment.
 */
export async function hurryBesideUploads(
  transaction: Transaction,
  organizationId: string,
): Promise<void> {
  if (!(await holdUploadsOff(transaction, organizationId))) await transaction.all(hurry);
}

/** Says what keeps somebody from changing people who are held by an upload. */
export async function besideUploads<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isHeld(error)) throw error;
    throw new ProblemError(
      'unavailable',
      'An upload that is being stored changes the same people. Nothing was changed: try again in a moment. A reason not to call can be entered meanwhile, and holds at once.',
    );
  }
}

/** `writeOnce` for a request that changes what an upload may have locked. */
export function writeBesideUploads<Output>(
  database: Database,
  request: WriteRequest<Output> & Pick<RecordContext, 'scope'>,
  work: (transaction: Transaction) => Promise<Output>,
): Promise<Output> {
  return besideUploads(() =>
    writeOnce(database, request, async (transaction) => {
      await hurryBesideUploads(transaction, request.scope.organizationId);
      return work(transaction);
    }),
  );
}
