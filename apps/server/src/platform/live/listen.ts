import pg from 'pg';
import type { Log } from '../log/log.ts';

export interface Listener {
  stop(): Promise<void>;
}

const longestPauseMilliseconds = 5_000;

/**
 * Holds one connection that hears which organizations have news. When it breaks it is opened
 * again, and `onReconnect` makes the streams look for what was missed in between.
 */
export function startListener(
  connectionString: string,
  log: Log,
  handlers: { onNews(organizationIds: string[]): void; onReconnect(): void },
): Listener {
  let stopped = false;
  let pause = 100;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function open(): Promise<void> {
    const connection = new pg.Client({
      connectionString,
      application_name: 'ringfence-live',
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client = connection;
    connection.on('error', () => {});
    connection.on('end', reopen);
    connection.on('notification', (message) => {
      handlers.onNews((message.payload ?? '').split(',').filter((id) => id !== ''));
    });
    try {
      await connection.connect();
      await connection.query('listen ringfence_live');
      pause = 100;
      handlers.onReconnect();
    } catch (error) {
      log.warn({ error }, 'the live connection could not be opened; trying again');
      await connection.end().catch(() => {});
      reopen();
    }
  }

  function reopen(): void {
    if (stopped || timer !== undefined) return;
    timer = setTimeout(() => {
      timer = undefined;
      void open();
    }, pause);
    pause = Math.min(pause * 2, longestPauseMilliseconds);
  }

  void open();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
