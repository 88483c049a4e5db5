import type { LiveEvent } from '@ringfence/contract/live';
import type { StreamState } from './follow-stream.ts';
import { isTabMessage, type TabMessage } from './tab-message.ts';

interface Listener {
  onEvent: (event: LiveEvent) => void;
  onState: (state: StreamState) => void;
}

export interface ShareOptions extends Listener {
  /** Tabs with the same name share one stream. */
  name: string;
  /** Missing where the page is not served securely; each tab then has its own stream. */
  locks: LockManager | undefined;
  openChannel: (name: string) => BroadcastChannel;
  follow: (options: {
    lastEventId: string | undefined;
    signal: AbortSignal;
    onEvent: (event: LiveEvent, eventId: string | undefined) => void;
    onState: (state: StreamState) => void;
  }) => Promise<void>;
}

/**
 * One tab of the browser reads the stream and tells the others, because a browser opens only six
 * connections to a server. When that tab closes, its lock passes to another, which goes on from
 * the last event it heard of. Returns what ends this tab's part.
 */
export function shareStream({ name, locks, openChannel, follow, onEvent, onState }: ShareOptions) {
  const controller = new AbortController();
  const channel = openChannel(name);
  let lastEventId: string | undefined;
  let state: StreamState = 'connecting';
  let isLeader = false;

  function send(message: TabMessage) {
    channel.postMessage(message);
  }

  function hear(message: TabMessage) {
    if (message.kind === 'asked') {
      if (isLeader) {
        send({ kind: 'state', state });
      }
    } else if (message.kind === 'state') {
      state = message.state;
      onState(state);
    } else {
      lastEventId = message.eventId ?? lastEventId;
      onEvent(message.event);
    }
  }

  function lead(): Promise<void> {
    isLeader = true;
    return follow({
      lastEventId,
      signal: controller.signal,
      onEvent: (event, eventId) => {
        const message = { kind: 'event', event, eventId } as const;
        hear(message);
        send(message);
      },
      onState: (next) => {
        const message = { kind: 'state', state: next } as const;
        hear(message);
        send(message);
      },
    });
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (isTabMessage(data)) {
      hear(data);
    }
  };
  send({ kind: 'asked' });
  const ended =
    locks === undefined ? lead() : locks.request(name, { signal: controller.signal }, lead);
  ended.catch((error: unknown) => {
    if (!controller.signal.aborted) {
      console.error('The live stream failed', error);
    }
  });

  return () => {
    controller.abort();
    channel.close();
  };
}
