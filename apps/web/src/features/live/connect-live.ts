import type { QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../../platform/api/create-api-client.ts';
import { readStatus } from '../../platform/api/problem.ts';
import { refreshTopics, type Topic } from '../../platform/api/refresh-topics.ts';
import { chooseRefresh } from './choose-refresh.ts';
import { coalesceCalls } from './coalesce-calls.ts';
import { followStream, type StreamState } from './follow-stream.ts';
import { passEvent } from './hear-events.ts';
import { readEvents } from './read-events.ts';
import { shareStream } from './share-stream.ts';
import { wait } from './wait.ts';

interface ConnectOptions {
  client: ApiClient;
  queryClient: QueryClient;
  /** Unlike for each person and organization, so that their tabs never share a stream. */
  name: string;
  /** The shortest time between two rounds of fetching again. */
  gapMilliseconds: number;
  onState: (state: StreamState) => void;
}

/** Keeps what is on the screen up to date; returns what ends that. */
export function connectLive(options: ConnectOptions) {
  const { client, queryClient, name, gapMilliseconds, onState } = options;
  const wanted = new Set<Topic>();
  let isEverythingWanted = false;
  let wasReady = false;

  const refresher = coalesceCalls(async () => {
    const topics = [...wanted];
    const isEverything = isEverythingWanted;
    isEverythingWanted = false;
    wanted.clear();
    await (isEverything ? queryClient.invalidateQueries() : refreshTopics(queryClient, topics));
  }, gapMilliseconds);

  const close = shareStream({
    name: `ringfence-live ${name}`,
    locks: navigator.locks,
    openChannel: (channelName) => new BroadcastChannel(channelName),
    follow: (leader) =>
      followStream({
        ...leader,
        open: async (lastEventId, signal) =>
          readEvents(await client.live.stream(undefined, { lastEventId, signal })),
        isFinal: (error) => readStatus(error) === 403,
        wait,
        jitter: Math.random,
      }),
    onEvent: (event) => {
      passEvent(event);
      const refresh = chooseRefresh(event, !wasReady);
      wasReady ||= event.kind === 'ready';
      if (refresh === 'everything') {
        isEverythingWanted = true;
      } else {
        for (const topic of refresh) {
          wanted.add(topic);
        }
      }
      if (refresh.length > 0) {
        refresher.ask();
      }
    },
    onState,
  });

  return () => {
    close();
    refresher.stop();
  };
}
