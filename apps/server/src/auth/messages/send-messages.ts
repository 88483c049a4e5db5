import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import { mostConnections } from '../../platform/mail/create-mailer.ts';
import {
  countSentTexts,
  deleteOldMessages,
  markDropped,
  markSent,
  putOff,
  takeMessages,
} from '../queries/messages.ts';
import { MessageRefused, type MessageTransport } from './transport.ts';

/** Asked for after each message; the schedule takes up what a killed process left. */
export const sendMessagesJob: JobDefinition<Record<never, never>> = {
  name: 'send-messages',
  payload: z.object({}),
  cron: '* * * * *',
  coalesce: true,
  longestSeconds: 300,
};

/** A server may be slow at each of its answers; all of them together have this long. */
const longestTryMilliseconds = 60_000;
/** Longer than a try can take, so that no message is under way twice. */
const takenMilliseconds = 2 * longestTryMilliseconds;
/** As many as the connections carry at once: none waits with its time running. */
const batchSize = mostConnections;
const firstPauseMilliseconds = 5_000;
const longestPauseMilliseconds = 10 * 60_000;
const keptMilliseconds = 7 * 24 * 60 * 60_000;

export interface SendingServices {
  database: Database;
  log: Log;
  now(): Date;
  transport: MessageTransport;
  /** All together: a stranger can name any number, and each text message costs money. */
  mostTextsPerHour: number;
}

type Taken = RowOf<typeof takeMessages.row>;

/** Sends whatever is due, until nothing is. A silent mail server does not hold up text messages. */
export async function sendMessages(services: SendingServices): Promise<void> {
  const old = new Date(services.now().getTime() - keptMilliseconds);
  await services.database.asAuth((transaction) => transaction.all(deleteOldMessages, [old]));
  await Promise.all([sendChannel(services, 'email'), sendChannel(services, 'sms')]);
}

async function sendChannel(services: SendingServices, channel: 'email' | 'sms'): Promise<void> {
  for (;;) {
    const now = services.now();
    const until = new Date(now.getTime() + takenMilliseconds);
    const size =
      channel === 'sms' ? Math.min(batchSize, await countTextsLeft(services)) : batchSize;
    const taken = await services.database.asAuth((transaction) =>
      transaction.all(takeMessages, [now, until, channel, size]),
    );
    if (taken.length === 0) return;
    await Promise.all(taken.map((message) => sendOne(services, message)));
  }
}

async function countTextsLeft(services: SendingServices): Promise<number> {
  const { database, log, now, mostTextsPerHour } = services;
  const hourAgo = new Date(now().getTime() - 3_600_000);
  const counted = await database.asAuth((transaction) =>
    transaction.first(countSentTexts, [hourAgo]),
  );
  const left = Math.max(0, mostTextsPerHour - (counted?.sent ?? 0));
  if (left === 0) log.error({ mostTextsPerHour }, 'no more text messages are sent in this hour');
  return left;
}

/** What comes of it later is not waited for. */
async function sendInTime(sending: Promise<void>): Promise<void> {
  const late = new AbortController();
  const limit = setTimeout(longestTryMilliseconds, undefined, { signal: late.signal }).then(() => {
    throw new Error('the message took too long');
  });
  try {
    await Promise.race([sending, limit]);
  } finally {
    late.abort();
    limit.catch(() => {});
  }
}

async function sendOne(services: SendingServices, message: Taken): Promise<void> {
  const { database, log, now, transport } = services;
  const drop = (reason: string, error?: unknown) => {
    log.error({ error, messageId: message.id, channel: message.channel }, reason);
    return database.asAuth((transaction) => transaction.all(markDropped, [message.id, now()]));
  };
  if (message.useless_after <= now()) {
    await drop('a message could not be sent while its code was good');
    return;
  }
  try {
    await sendInTime(transport.send(message));
  } catch (error) {
    if (error instanceof MessageRefused) {
      await drop('a message was refused for good', error);
      return;
    }
    const pause = Math.min(
      firstPauseMilliseconds * 2 ** (message.tries - 1),
      longestPauseMilliseconds,
    );
    log.warn({ error, messageId: message.id, channel: message.channel }, 'a message waits');
    await database.asAuth((transaction) =>
      transaction.all(putOff, [message.id, new Date(now().getTime() + pause)]),
    );
    return;
  }
  await database.asAuth((transaction) =>
    transaction.all(markSent, [message.id, now(), transport.keepsText]),
  );
}
