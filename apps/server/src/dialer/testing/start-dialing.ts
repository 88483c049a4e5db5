import { setTimeout as wait } from 'node:timers/promises';
import type { Carrier } from '@ringfence/carriers/port';
import {
  startSimulatorForTests,
  type TestSimulator,
} from '@ringfence/carriers/simulator/start-for-tests';
import {
  createAccountBook,
  keepEnvironmentAccount,
} from '../../features/carrier-accounts/index.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { makeMovedClock } from '../../testing/moved-clock.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { testSecrets } from '../../testing/test-secrets.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { createBacklog } from '../create-backlog.ts';
import type { ReservedCall } from '../decide-and-reserve.ts';
import { dialRound } from '../dial-round.ts';
import { createPlacingQueues } from '../placing-queues.ts';
import type { AccountBook, DialerServices, OpenAccount, Pace } from '../services.ts';

export const fastPace: Pace = { callsPerSecond: 1000, callsAtOnce: 1000 };

export interface Dialing {
  services: DialerServices;
  /** The account of the installation, which the campaigns of the tests call through. */
  accountId: string;
  findAccount(): Promise<OpenAccount>;
  simulator: TestSimulator;
  application: TestApplication;
  clock: {
    now: Date;
    /** From here on the clock is the real one. */
    follow(): void;
    /** From here on it stands still again. */
    stopAt(moment: Date): void;
  };
  /** Dials until nobody is due and no call is under way. */
  dialToTheEnd(): Promise<void>;
  /** The same for one organization, where workers do the dialling. */
  dialToTheEndOf(organizationId: string): Promise<void>;
  stop(): Promise<void>;
}

const countBusy = testStatement(
  `select (select count(*) from calls_now
           where state <> 'ended' and ($2::uuid is null or organization_id = $2))
     + (select count(*) from targets target join campaigns campaign
          on campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
        where campaign.state = 'running' and ($2::uuid is null or target.organization_id = $2)
          and (target.state in ('planned', 'calling')
            or (target.state = 'waiting' and target.next_at <= $1))) as busy`,
  { busy: 'int8' },
);

/** Far above what anything here takes: it ends what hangs, and judges no machine. */
const longestSeconds = 150;

function changeAccounts(
  accounts: AccountBook,
  change: (account: OpenAccount) => Partial<OpenAccount>,
): AccountBook {
  return {
    async find(accountId) {
      const found = await accounts.find(accountId);
      return found && { ...found, ...change(found) };
    },
  };
}

/** The same services, in which every account is another. */
export const withAccounts = (
  services: DialerServices,
  change: (account: OpenAccount) => Partial<OpenAccount>,
): DialerServices => ({ ...services, accounts: changeAccounts(services.accounts, change) });

/** Hands reserved calls to the carrier, each at the pace of its account. */
export async function placeAll(
  services: DialerServices,
  calls: readonly ReservedCall[],
): Promise<void> {
  const queues = createPlacingQueues(services);
  const byAccount = Map.groupBy(calls, ({ account_id }) => account_id);
  await Promise.all([...byAccount].map(([id, some]) => queues.of(id).add(some)));
}

/** One round, and every call of it handed to the carrier. */
export async function dialAndPlace(services: DialerServices): Promise<void> {
  const { placing } = await dialRound(services);
  await Promise.all(placing);
}

interface DialingOptions {
  now?: Date;
  pace?: Pace;
  speed?: number;
  wrapCarrier?(carrier: Carrier): Carrier;
  /** Of the product, as in its environment. */
  settings?: Record<string, string>;
  /** Where recordings are kept and played from. */
  recordings?: ObjectStore;
  /** How many people of a list are taken out of a campaign in the request. */
  mostTakenOut?: number;
}

/** The dialer and the product's webhooks, with the simulator as the carrier, on a moved clock. */
export async function startDialing(
  { database, connectionString }: TestDatabase,
  {
    now = new Date('2026-06-10T16:00:00Z'),
    pace = fastPace,
    speed = 500,
    wrapCarrier = (carrier) => carrier,
    settings = {},
    recordings,
    mostTakenOut,
  }: DialingOptions = {},
): Promise<Dialing> {
  const simulator = await startSimulatorForTests({ speed, seed: 7 });
  const { sid, token, address: simulatorAddress } = simulator.account;
  const accountId = await keepEnvironmentAccount(
    { database, secrets: testSecrets },
    { carrier: 'simulator', title: 'Simulator', sid, token, address: simulatorAddress, ...pace },
    { works: true },
  );
  if (accountId === undefined) throw new Error('there is no account');
  const book = createAccountBook({
    database,
    secrets: testSecrets,
    log: silentLog,
    hasPublicUrl: false,
  });
  let following = false;
  const clock = {
    now,
    follow() {
      following = true;
    },
    stopAt(moment: Date) {
      following = false;
      clock.now = moment;
    },
  };
  const readClock = (): Date => (following ? new Date() : clock.now);
  let address = '';
  const services: DialerServices = {
    database,
    secrets: testSecrets,
    backlog: createBacklog(),
    effects: { wakeRelay() {}, wakeSealing() {} },
    log: silentLog,
    now: readClock,
    clock: makeMovedClock(readClock),
    accounts: changeAccounts(book, ({ carrier }) => ({ carrier: wrapCarrier(carrier) })),
    wakeRecordings() {},
    callbackAddress: () => address,
    tzdataVersion: 'test',
  };
  const application = await startTestApplication(database, connectionString, {
    dialer: services,
    now: readClock,
    settings,
    mostTakenOut,
    ...(recordings === undefined ? {} : { recordings }),
  });
  address = application.address;

  async function repeatUntilIdle(turn: () => Promise<unknown>, organizationId: string | null) {
    const stopAt = performance.now() + longestSeconds * 1000;
    for (;;) {
      await turn();
      const left = await database.asSystem((transaction) =>
        transaction.first(countBusy, [clock.now, organizationId]),
      );
      if (left?.busy === 0) return;
      if (performance.now() > stopAt) throw new Error(`${left?.busy} are still busy`);
      await wait(20);
    }
  }
  return {
    services,
    accountId,
    async findAccount() {
      const found = await services.accounts.find(accountId);
      if (found === undefined) throw new Error('the account is gone');
      return found;
    },
    simulator,
    application,
    clock,
    async dialToTheEnd() {
      await repeatUntilIdle(() => dialAndPlace(services), null);
      // Campaigns in which nobody is left are ended in the round after.
      await dialRound(services);
    },
    dialToTheEndOf: (organizationId) => repeatUntilIdle(async () => {}, organizationId),
    async stop() {
      await application.stop();
      await simulator.stop();
    },
  };
}
