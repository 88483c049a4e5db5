import { allOrganizations } from '@ringfence/contract/headers';
import { type LiveEvent, liveEvent } from '@ringfence/contract/live';
import type { Database, Transaction } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { findPlace, findPlaceAmongAll, readAllEventsAfter, readEventsAfter } from './queries.ts';

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

/** What somebody watches: the id of an organization, or the word for all of them. */
type Watched = string;

const readPlace = (transaction: Transaction, watched: Watched, sequence: number) =>
  watched === allOrganizations
    ? transaction.first(findPlaceAmongAll, [sequence])
    : transaction.first(findPlace, [sequence, watched]);

async function readAfter(
  transaction: Transaction,
  watched: Watched,
  sequence: number,
): Promise<ReadEvent[]> {
  const rows =
    watched === allOrganizations
      ? await transaction.all(readAllEventsAfter, [sequence])
      : await transaction.all(readEventsAfter, [sequence, watched]);
  return rows.map(({ sequence, event }) => {
    const known = liveEvent.safeParse(event);
    // A newer release may say what this one does not know; its place is still passed.
    return { sequence, event: known.success ? known.data : undefined };
  });
}

/**
 * One reader an organization and process, and one for those who watch all of them: however many people
 * watch, the outbox is read once for each piece of news and handed to all of them.
 */
export class LiveHub {
  readonly #database: Database;
  readonly #log: Log;
  readonly #channels = new Map<Watched, Channel>();

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
    for (const watched of new Set([...organizationIds, allOrganizations])) {
      const channel = this.#channels.get(watched);
      if (channel !== undefined) void this.#read(watched, channel);
    }
  }

  async #read(watched: Watched, channel: Channel): Promise<void> {
    channel.again = true;
    if (channel.reading) return;
    channel.reading = true;
    try {
      while (channel.again) {
        channel.again = false;
        const events = await this.#database.asSystem((transaction) =>
          readAfter(transaction, watched, channel.sequence),
        );
        for (const event of events) {
          channel.sequence = event.sequence;
          if (isKnown(event)) for (const tell of channel.subscribers) tell(event);
        }
        if (events.length > 0) channel.again = true;
      }
    } catch (error) {
      this.#log.warn({ error }, 'live events could not be read; trying again');
      setTimeout(() => this.wake([watched]), retryMilliseconds).unref();
    } finally {
      channel.reading = false;
    }
  }

  /**
   * Of one organization, or of all where none is named. Begins after `lastSeen`, or now. Missed events
   * come first; when they are no longer kept, one `reset` says so instead.
   */
  async subscribe(
    organizationId: string | null,
    lastSeen: number | undefined,
    tell: (event: NumberedEvent) => void,
  ): Promise<() => void> {
    const watched = organizationId ?? allOrganizations;
    const held: NumberedEvent[] = [];
    // Undefined until the missed events are sent; from then on, the last one that was.
    let place: number | undefined;
    const receive = (event: NumberedEvent): void => {
      if (place === undefined) {
        held.push(event);
      } else if (event.sequence > place) {
        place = event.sequence;
        tell(event);
      }
    };
    const channel = await this.#open(watched, receive);
    const unsubscribe = (): void => {
      channel.subscribers.delete(receive);
      const isLast = channel.subscribers.size === 0;
      if (isLast && this.#channels.get(watched) === channel) {
        this.#channels.delete(watched);
      }
    };
    try {
      place = await this.#catchUp(watched, lastSeen, tell);
    } catch (error) {
      unsubscribe();
      throw error;
    }
    held.forEach(receive);
    return unsubscribe;
  }

  async #open(watched: Watched, receive: (event: NumberedEvent) => void): Promise<Channel> {
    const existing = this.#channels.get(watched);
    if (existing !== undefined) {
      existing.subscribers.add(receive);
      return existing;
    }
    const place = await this.#database.asSystem((transaction) =>
      readPlace(transaction, watched, 0),
    );
    const channel = this.#channels.get(watched) ?? {
      sequence: place?.newest ?? 0,
      reading: false,
      again: false,
      subscribers: new Set(),
    };
    this.#channels.set(watched, channel);
    channel.subscribers.add(receive);
    return channel;
  }

  async #catchUp(
    watched: Watched,
    lastSeen: number | undefined,
    tell: (event: NumberedEvent) => void,
  ): Promise<number> {
    const { place, missed, reset } = await this.#database.asSystem(async (transaction) => {
      const found = await readPlace(transaction, watched, lastSeen ?? 0);
      const newest = found?.newest ?? 0;
      if (lastSeen === undefined) return { place: newest, missed: [], reset: false };
      if (lastSeen === newest) return { place: newest, missed: [], reset: false };
      if (lastSeen !== 0 && !found?.kept) return { place: newest, missed: [], reset: true };
      const events = await readAfter(transaction, watched, lastSeen);
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
