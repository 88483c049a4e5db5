import { setTimeout as wait } from 'node:timers/promises';
import { findCarrier } from '@ringfence/carriers/registry';
import type { AccountBook, OpenAccount } from '../../platform/carriers/open-account.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Log } from '../../platform/log/log.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { openFields, plainFields } from './account-secrets.ts';
import { findAccountToOpen } from './queries/open.ts';

/** How long an account is used as it was read: what is changed holds everywhere after this. */
const freshMilliseconds = 500;
/** A database that is silent for this long keeps nobody waiting whose account is known. */
const patienceMilliseconds = 300;

export interface BookServices {
  database: Database;
  secrets: SecretBox;
}

interface BookOptions extends BookServices {
  log: Log;
  /** Whether carriers outside of this machine can ask this installation what to say. */
  hasPublicUrl: boolean;
}

type Row = RowOf<typeof findAccountToOpen.row>;

interface Known {
  /** Undefined where it cannot be opened by this process. */
  account: OpenAccount | undefined;
  /** What its carrier was opened with. */
  stamp: string;
  readAt: number;
}

const stampOf = ({ version, address, holds_demo }: Row): string =>
  `${version} ${address} ${holds_demo}`;

/** Throws where the fields are not an account of the carrier. */
function open(secrets: SecretBox, row: Row) {
  const entry = findCarrier(row.carrier);
  if (entry === undefined) throw new Error(`there is no carrier ${row.carrier}`);
  const settings = plainFields.parse(row.settings);
  // Made-up people may have real numbers by mistake, and a person who tries the demo means to call nobody.
  if (row.holds_demo && entry.description.reachesPeople) throw new ProblemError('demo_held');
  const address = row.address === null ? {} : { address: row.address };
  return entry.create({ ...settings, ...openFields(secrets, row), ...address });
}

function present(row: Row, carrier: OpenAccount['carrier']): OpenAccount {
  return {
    id: row.id,
    organizationId: row.organization_id,
    carrier,
    pace: { callsPerSecond: row.calls_per_second, callsAtOnce: row.calls_at_once },
  };
}

const findRow = (database: Database, accountId: string): Promise<Row | undefined> =>
  database.asSystem((transaction) => transaction.first(findAccountToOpen, [accountId]));

/** As it is at this moment. Rejects where it cannot be opened. */
export async function openNow(
  { database, secrets }: BookServices,
  accountId: string,
): Promise<OpenAccount | undefined> {
  const row = await findRow(database, accountId);
  return row && present(row, open(secrets, row));
}

/** The accounts at carriers, each opened once and read again when it may have changed. */
export function createAccountBook({
  database,
  secrets,
  log,
  hasPublicUrl,
}: BookOptions): AccountBook {
  const known = new Map<string, Known>();
  const reading = new Map<string, Promise<OpenAccount | undefined>>();

  /** What keeps it from being opened is said once, and not at every turn of the dialer. */
  function openOnce(row: Row, before: Known | undefined): OpenAccount | undefined {
    if (before?.stamp === stampOf(row)) {
      return before.account && present(row, before.account.carrier);
    }
    try {
      const carrier = open(secrets, row);
      // Somebody would answer, and hear nothing.
      if (carrier.description.reachesPeople && !hasPublicUrl) {
        throw new Error('PUBLIC_URL must be set where calls reach people');
      }
      return present(row, carrier);
    } catch (error) {
      log.error({ accountId: row.id, error }, 'a carrier account cannot be opened');
      return undefined;
    }
  }

  async function read(accountId: string): Promise<OpenAccount | undefined> {
    const readAt = performance.now();
    const row = await findRow(database, accountId);
    if (row === undefined) {
      known.delete(accountId);
      return undefined;
    }
    const account = openOnce(row, known.get(accountId));
    known.set(accountId, { account, stamp: stampOf(row), readAt });
    return account;
  }

  function readOnce(accountId: string): Promise<OpenAccount | undefined> {
    const underWay = reading.get(accountId);
    if (underWay !== undefined) return underWay;
    const begun = read(accountId).finally(() => reading.delete(accountId));
    reading.set(accountId, begun);
    return begun;
  }

  return {
    async find(accountId) {
      const before = known.get(accountId);
      if (before === undefined) return readOnce(accountId);
      if (performance.now() - before.readAt < freshMilliseconds) return before.account;
      // Somebody may be on the line: without an answer the account is what it was.
      const stale = wait(patienceMilliseconds, before.account, { ref: false });
      return Promise.race([readOnce(accountId).catch(() => before.account), stale]);
    },
  };
}
