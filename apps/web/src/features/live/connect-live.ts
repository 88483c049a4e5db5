import type { QueryClient } from '@tanstack/react-query';
import type { ApiQueries } from '../../platform/api/api-queries.ts';
import type { ApiClient } from '../../platform/api/create-api-client.ts';
import { readStatus } from '../../platform/api/problem.ts';
import { chooseRefresh, type Refresh } from './choose-refresh.ts';
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
  const wanted = new Set<Refresh>();
  let wasReady = false;

  const refresher = coalesceCalls(async () => {
    const isEverything = wanted.has('everything');
    wanted.clear();
    await queryClient.invalidateQueries(isEverything ? {} : { queryKey: queries.activity.key() });
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
      if (refresh !== 'nothing') {
        wanted.add(refresh);
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
