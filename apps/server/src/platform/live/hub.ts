import { type LiveEvent, liveEvent } from '@ringfence/contract/live';
import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { findPlace, readEventsAfter } from './queries.ts';

export interface NumberedEvent {
  sequence: number;
  event: LiveEvent;
}

interface ReadEvent {
  sequence: number;
  event: LiveEvent | undefined;
}

const retryMilliseconds = 1_000;

interface Channel {
  sequence: number;
  reading: boolean;
  again: boolean;
  subscribers: Set<(event: NumberedEvent) => void>;
}

function isKnown(read: ReadEvent): read is NumberedEvent {
  return read.event !== undefined;
}

async function readAfter(
  transaction: Transaction,
  organizationId: string,
  sequence: number,
): Promise<ReadEvent[]> {
  const rows = await transaction.all(readEventsAfter, [organizationId, sequence]);
  return rows.map(({ sequence, event }) => {
    const known = liveEvent.safeParse(event);
    // A newer release may say what this one does not know; its place is still passed.
    return { sequence, event: known.success ? known.data : undefined };
  });
}

/**
 * One reader an organization and process: however many people watch, the outbox is read once for
 * each piece of news and handed to all of them.
 */
export class LiveHub {
  readonly #database: Database;
  readonly #log: Log;
  readonly #channels = new Map<string, Channel>();

  constructor(database: Database, log: Log) {
    this.#database = database;
    this.#log = log;
  }

  get streams(): number {
    let count = 0;
    for (const channel of this.#channels.values()) count += channel.subscribers.size;
    return count;
  }

  /** News, or perhaps news: reads what is new for those organizations that somebody watches. */
  wake(organizationIds: Iterable<string> = this.#channels.keys()): void {
    for (const organizationId of organizationIds) {
      const channel = this.#channels.get(organizationId);
      if (channel !== undefined) void this.#read(organizationId, channel);
    }
  }

  async #read(organizationId: string, channel: Channel): Promise<void> {
    channel.again = true;
    if (channel.reading) return;
    channel.reading = true;
    try {
      while (channel.again) {
        channel.again = false;
        const events = await this.#database.asSystem((transaction) =>
          readAfter(transaction, organizationId, channel.sequence),
        );
        for (const event of events) {
          channel.sequence = event.sequence;
          if (isKnown(event)) for (const tell of channel.subscribers) tell(event);
        }
        if (events.length > 0) channel.again = true;
      }
    } catch (error) {
      this.#log.warn({ error }, 'live events could not be read; trying again');
      setTimeout(() => this.wake([organizationId]), retryMilliseconds).unref();
    } finally {
      channel.reading = false;
    }
  }

  /**
   * Begins after `lastSeen`, or now. Missed events come first; when they are no longer kept, one
   * `reset` says so instead.
   */
  async subscribe(
    organizationId: string,
    lastSeen: number | undefined,
    tell: (event: NumberedEvent) => void,
  ): Promise<() => void> {
    const held: NumberedEvent[] = [];
    // Undefined until the missed events are told; from then on, the last one that was.
    let place: number | undefined;
    const receive = (event: NumberedEvent): void => {
      if (place === undefined) {
        held.push(event);
      } else if (event.sequence > place) {
        place = event.sequence;
        tell(event);
      }
    };
    const channel = await this.#open(organizationId, receive);
    const unsubscribe = (): void => {
      channel.subscribers.delete(receive);
      const isLast = channel.subscribers.size === 0;
      if (isLast && this.#channels.get(organizationId) === channel) {
        this.#channels.delete(organizationId);
      }
    };
    try {
      place = await this.#catchUp(organizationId, lastSeen, tell);
    } catch (error) {
      unsubscribe();
      throw error;
    }
    held.forEach(receive);
    return unsubscribe;
  }

  async #open(organizationId: string, receive: (event: NumberedEvent) => void): Promise<Channel> {
    const existing = this.#channels.get(organizationId);
    if (existing !== undefined) {
      existing.subscribers.add(receive);
      return existing;
    }
    const place = await this.#database.asSystem((transaction) =>
      transaction.first(findPlace, [organizationId, 0]),
    );
    const channel = this.#channels.get(organizationId) ?? {
      sequence: place?.newest ?? 0,
      reading: false,
      again: false,
      subscribers: new Set(),
    };
    this.#channels.set(organizationId, channel);
    channel.subscribers.add(receive);
    return channel;
  }

  async #catchUp(
    organizationId: string,
    lastSeen: number | undefined,
    tell: (event: NumberedEvent) => void,
  ): Promise<number> {
    const { place, missed, reset } = await this.#database.asSystem(async (transaction) => {
      const found = await transaction.first(findPlace, [organizationId, lastSeen ?? 0]);
      const newest = found?.newest ?? 0;
      if (lastSeen === undefined) return { place: newest, missed: [], reset: false };
      if (lastSeen === newest) return { place: newest, missed: [], reset: false };
      if (lastSeen !== 0 && !found?.kept) return { place: newest, missed: [], reset: true };
      const events = await readAfter(transaction, organizationId, lastSeen);
      const last = events.at(-1)?.sequence ?? lastSeen;
      // More than one page was missed: fetching the screens again is cheaper than replaying.
      return last < newest
        ? { place: newest, missed: [], reset: true }
        : { place: last, missed: events, reset: false };
    });
    if (reset) tell({ sequence: place, event: { kind: 'reset' } });
    for (const event of missed.filter(isKnown)) tell(event);
    tell({ sequence: place, event: { kind: 'ready' } });
    return place;
  }
}
