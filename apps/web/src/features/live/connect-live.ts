import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from '../../platform/api/api-queries.ts';
import type { ApiClient } from '../../platform/api/create-api-client.ts';
import { readStatus } from '../../platform/api/problem.ts';
import { chooseRefresh, type LiveTopic } from './choose-refresh.ts';
import { coalesceCalls } from './coalesce-calls.ts';
import { followStream, type StreamState } from './follow-stream.ts';
import { readEvents } from './read-events.ts';
import { shareStream } from './share-stream.ts';
import { wait } from './wait.ts';

const refreshGapMilliseconds = 250;

interface ConnectOptions {
  client: ApiClient;
  queries: ApiQueries;
  queryClient: QueryClient;
  /** Unlike for each person and organization, so that their tabs never share a stream. */
  name: string;
  onState: (state: StreamState) => void;
}

/** Keeps what is on the screen up to date; returns what ends that. */
export function connectLive(options: ConnectOptions) {
  const { client, queries, queryClient, name, onState } = options;
  const wanted = new Set<LiveTopic>();
  let isEverythingWanted = false;
  let wasReady = false;

  const refresher = coalesceCalls(async () => {
    const keys = isEverythingWanted ? [[]] : [...wanted].map((topic) => queries[topic].key());
    isEverythingWanted = false;
    wanted.clear();
    await Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, refreshGapMilliseconds);

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
