import * as z from 'zod';
import type { Database } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/log/log.ts';
import {
  deleteOldMessages,
  markGivenUp,
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

/** Longer than a try can take, so that no message is under way twice. */
const takenMilliseconds = 120_000;
const firstPauseMilliseconds = 5_000;
const longestPauseMilliseconds = 10 * 60_000;
const keptMilliseconds = 7 * 24 * 60 * 60_000;

export interface SendingServices {
  database: Database;
  log: Log;
  now(): Date;
  transport: MessageTransport;
}

type Taken = RowOf<typeof takeMessages.row>;

/** Sends whatever is due, until nothing is. */
export async function sendMessages(services: SendingServices): Promise<void> {
  for (;;) {
    const now = services.now();
    const taken = await services.database.asAuth(async (transaction) => {
      await transaction.all(deleteOldMessages, [new Date(now.getTime() - keptMilliseconds)]);
      return transaction.all(takeMessages, [now, new Date(now.getTime() + takenMilliseconds)]);
    });
    if (taken.length === 0) return;
    await Promise.all(taken.map((message) => sendOne(services, message)));
  }
}

async function sendOne(services: SendingServices, message: Taken): Promise<void> {
  const { database, log, now, transport } = services;
  const giveUp = (reason: string, error?: unknown) => {
    log.error({ error, messageId: message.id, channel: message.channel }, reason);
    return database.asAuth((transaction) => transaction.all(markGivenUp, [message.id, now()]));
  };
  if (message.useless_after <= now()) {
    await giveUp('a message could not be sent while its code was good');
    return;
  }
  try {
    await transport.send(message);
  } catch (error) {
    if (error instanceof MessageRefused) {
      await giveUp('a message was refused for good', error);
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
