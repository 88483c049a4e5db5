import { setTimeout as wait } from 'node:timers/promises';
import type { Carrier } from '@ringfence/carriers/port';
import { findCarrier } from '@ringfence/carriers/registry';
import {
  startSimulatorForTests,
  type TestSimulator,
} from '@ringfence/carriers/simulator/start-for-tests';
import { makeMovedClock } from '../../testing/moved-clock.ts';
import { silentLog } from '../../testing/silent-log.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import type { TestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import type { ReservedCall } from '../decide-and-reserve.ts';
import { dialRound } from '../dial-round.ts';
import { createPlacingQueue } from '../placing-queue.ts';
import { openAccount } from '../run-dialer.ts';
import type { DialerServices, Pace } from '../services.ts';

export const fastPace: Pace = {
  account: 'simulator test',
  carrier: 'simulator',
  callsPerSecond: 1000,
  callsAtOnce: 1000,
};

export interface Dialing {
  services: DialerServices;
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

const longestSeconds = 25;

/** Hands reserved calls to the carrier, at the account's pace. */
export function placeAll(services: DialerServices, calls: readonly ReservedCall[]): Promise<void> {
  return createPlacingQueue(services).add(calls);
}

/** One round, and every call of it handed to the carrier. */
export async function dialAndPlace(services: DialerServices): Promise<void> {
  const { placing } = await dialRound(services);
  await Promise.all(placing);
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
  }: {
    now?: Date;
    pace?: Pace;
    speed?: number;
    wrapCarrier?(carrier: Carrier): Carrier;
    /** Of the product, as in its environment. */
    settings?: Record<string, string>;
  } = {},
): Promise<Dialing> {
  const simulator = await startSimulatorForTests({ speed, seed: 7 });
  const entry = findCarrier('simulator');
  if (entry === undefined) throw new Error('the simulator is not registered');
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
    effects: { wakeRelay() {}, wakeSealing() {} },
    log: silentLog,
    now: readClock,
    clock: makeMovedClock(readClock),
    carrier: wrapCarrier(entry.create(simulator.account)),
    callbackAddress: () => address,
    pace,
    tzdataVersion: 'test',
  };
  const application = await startTestApplication(database, connectionString, {
    dialer: services,
    now: readClock,
    settings,
  });
  address = application.address;
  await openAccount(services);

  async function repeatUntilIdle(turn: () => Promise<unknown>, organizationId: string | null) {
    const giveUpAt = performance.now() + longestSeconds * 1000;
    for (;;) {
      await turn();
      const left = await database.asSystem((transaction) =>
        transaction.first(countBusy, [clock.now, organizationId]),
      );
      if (left?.busy === 0) return;
      if (performance.now() > giveUpAt) throw new Error(`${left?.busy} are still busy`);
      await wait(20);
    }
  }
  return {
    services,
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
