import { setTimeout as wait } from 'node:timers/promises';
import { createCallFollower } from './follow-call.ts';
import { type AccountHearing, createAccountHearing } from './hear-account.ts';
import { createRecordingKeeper } from './keep-recording.ts';
import { listenAgainMilliseconds } from './limits.ts';
import { listAccountsInUse } from './queries/listen.ts';
import type { DialerServices, OpenAccount } from './services.ts';

export interface Hearing {
  stop(): Promise<void>;
}

/** Accounts in use at carriers that push their events. */
async function findPushing({ database, accounts }: DialerServices): Promise<OpenAccount[]> {
  const rows = await database.asSystem((transaction) => transaction.all(listAccountsInUse));
  const found = await Promise.all(rows.map(({ id }) => accounts.find(id)));
  return found.flatMap((account) => (account?.carrier.listen === undefined ? [] : [account]));
}

/** Hears the carriers that push their events, each account for itself, so that none waits for another. */
export function startHearing(
  services: DialerServices,
  workerId: string,
  /** Whether there are accounts at such carriers at all. */
  isWanted: () => boolean = () => true,
): Hearing {
  const { log } = services;
  const hearers = {
    follower: createCallFollower(services),
    keepRecording: createRecordingKeeper(services),
  };
  const hearings = new Map<string, AccountHearing>();
  const stopping = new AbortController();
  const ending = new Set<Promise<void>>();
  let pushing: OpenAccount[] = [];

  function hearingOf(accountId: string): AccountHearing {
    const known = hearings.get(accountId);
    const hearing = known ?? createAccountHearing(services, hearers, workerId, accountId);
    hearings.set(accountId, hearing);
    return hearing;
  }

  function stopOthers(): void {
    const wanted = new Set(pushing.map(({ id }) => id));
    for (const [id, hearing] of hearings) {
      if (wanted.has(id)) continue;
      hearings.delete(id);
      const ended = hearing.stop().finally(() => ending.delete(ended));
      ending.add(ended);
    }
  }

  async function look(): Promise<void> {
    try {
      pushing = await findPushing(services);
      stopOthers();
    } catch (error) {
      log.warn({ error }, 'the accounts to hear could not be found; trying again');
    }
    for (const account of pushing) hearingOf(account.id).look(account);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      if (isWanted() || hearings.size > 0) await look();
      await wait(listenAgainMilliseconds, undefined, { signal: stopping.signal }).catch(() => {});
    }
  }
  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
      await Promise.all([...hearings.values()].map((hearing) => hearing.stop()));
      await Promise.all(ending);
    },
  };
}
