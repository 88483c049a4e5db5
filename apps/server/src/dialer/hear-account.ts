import type { CarrierListener, Listening } from '@ringfence/carriers/port';
import * as z from 'zod';
import { readPlace } from './address-call.ts';
import type { CallFollower } from './call-follower.ts';
import type { CallKey } from './call-key.ts';
import type { RecordingKeeper } from './keep-recording.ts';
import { listenSeconds } from './limits.ts';
import { leaveListening, takeListening } from './queries/listen.ts';
import type { DialerServices, OpenAccount } from './services.ts';

const key = z.tuple([z.uuid(), z.uuid()]);

/** Our name for a call, as it was given to the carrier. */
function readReference(reference: string): CallKey {
  const [organizationId, callId] = key.parse(reference.split('/'));
  return { organizationId, callId };
}

const silence = { kind: 'hang_up' } as const;

function requirePlace(address: string) {
  const place = readPlace(address);
  if (place === undefined) throw new Error('the carrier names no question of ours');
  return place;
}

/** What hears the calls of every account. */
export interface CallHearers {
  follower: CallFollower;
  keepRecording: RecordingKeeper;
}

/** What a carrier that pushes its events tells and asks of the calls of an account. */
function createCarrierListener(
  { follower, keepRecording }: CallHearers,
  account: OpenAccount,
): CarrierListener {
  return {
    tell: async ({ reference, message }) =>
      follower.tell({ account, key: readReference(reference), message }),
    async ask({ reference, message, answerUrl }) {
      const heard = { account, key: readReference(reference), message };
      if (answerUrl === null) return follower.open(heard, silence);
      return follower.answer(heard, requirePlace(answerUrl), silence);
    },
    detect: async ({ reference, message }) =>
      follower.detect({ account, key: readReference(reference), message }),
    whisper: async ({ reference, whisperUrl }) =>
      follower.whisper({ account, key: readReference(reference) }, requirePlace(whisperUrl)),
    recorded: async ({ reference, message }) =>
      keepRecording({ account, key: readReference(reference), message }),
  };
}

export interface AccountHearing {
  /** Listens where this worker is the one that does, and says so again. One look at a time. */
  look(account: OpenAccount): void;
  stop(): Promise<void>;
}

/**
 * Hears one account. Exactly one worker listens to it: it says so again and again in the database, and when it
 * falls silent another takes over. Where each process has its own calls, each hears its own.
 */
export function createAccountHearing(
  { database, log }: Pick<DialerServices, 'database' | 'log'>,
  hearers: CallHearers,
  workerId: string,
  accountId: string,
): AccountHearing {
  let looking: Promise<void> | undefined;
  let heard: { carrier: OpenAccount['carrier']; listening: Listening } | undefined;

  async function isOurs({ description }: OpenAccount['carrier']): Promise<boolean> {
    if (description.capabilities.isOfOneProcess) return true;
    const values = [accountId, workerId, listenSeconds];
    const taken = await database.asSystem((transaction) =>
      transaction.first(takeListening, values),
    );
    return taken !== undefined;
  }

  async function end(): Promise<void> {
    const ended = heard;
    heard = undefined;
    await ended?.listening.stop();
  }

  async function listen(account: OpenAccount): Promise<void> {
    const { carrier } = account;
    if (!(await isOurs(carrier))) return end();
    // An account whose settings were changed is opened again, and so is the connection.
    if (heard?.carrier === carrier) return;
    await end();
    const listening = await carrier.listen?.(createCarrierListener(hearers, account));
    if (listening === undefined) return;
    const opened = { carrier, listening };
    heard = opened;
    void listening.failed.then((error) => {
      log.warn({ accountId, error }, 'the carrier is not heard any more; trying again');
      if (heard === opened) heard = undefined;
    });
  }

  return {
    look(account) {
      looking ??= listen(account)
        // Who cannot say that it listens must not: another may have taken over by now.
        .catch(async (error: unknown) => {
          log.warn({ accountId, error }, 'the carrier could not be heard; trying again');
          await end().catch(() => {});
        })
        .finally(() => {
          looking = undefined;
        });
    },
    async stop() {
      await looking;
      await end();
      await database
        .asSystem((transaction) => transaction.all(leaveListening, [accountId, workerId]))
        .catch(() => {});
    },
  };
}
