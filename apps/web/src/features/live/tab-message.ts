import type { LiveEvent } from '@ringfence/contract/live';
import type { StreamState } from './follow-stream.ts';

/** What the tabs of one browser tell each other about the stream they share. */
export type TabMessage =
  | { kind: 'asked' }
  | { kind: 'state'; state: StreamState }
  | { kind: 'event'; event: LiveEvent; eventId: string | undefined };

const kinds = ['asked', 'state', 'event'];

/** A tab with another build of the app may say something else; that is passed over. */
export function isTabMessage(value: unknown): value is TabMessage {
  return (
    typeof value === 'object' &&
    value !== null &&
    'kind' in value &&
    typeof value.kind === 'string' &&
    kinds.includes(value.kind)
  );
}
