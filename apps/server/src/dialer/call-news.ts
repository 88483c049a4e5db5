import type { CallFact } from '@ringfence/domain/callflow/flow-state';
import type { ConnectResult } from '@ringfence/domain/callflow/flow-step';
import type { SaidWords } from '@ringfence/domain/callflow/said-words';
import type { CarrierEvent } from '@ringfence/domain/calls/carrier-event';
import type { CallState, Outcome } from '@ringfence/domain/calls/words';

/** What is said upon it, kept word for word with what gave rise to it. */
interface Reply {
  said?: SaidWords;
  /** The carrier asks what to say, and still waits for an answer when this is kept. Later, nobody hears the words. */
  asksForWords?: () => boolean;
}

/**
 * Something learned of a call: from the carrier, from the person on it, or by our own conclusion. A
 * conclusion holds only while the call is in the state that it was drawn from.
 */
export type CallNews = {
  organizationId: string;
  callId: string;
} & (
  | ({
      kind: 'event';
      carrierCallId: string;
      event: CarrierEvent;
      facts?: readonly CallFact[];
    } & Reply)
  | ({
      kind: 'answer';
      /** The part and its question. */
      at: string;
      turn: number;
      /** Masked where they answer a check. */
      digits: string | null;
      hasPressed: boolean;
      connected: ConnectResult | null;
      /** How long they spoke with somebody of the organization, where the carrier says so. */
      connectedSeconds?: number | undefined;
      /** Of the line that they spoke with. */
      connectedCountry?: string | null | undefined;
      facts: readonly CallFact[];
    } & Reply)
  | { kind: 'end'; from: CallState; outcome: Outcome; againAfterMilliseconds?: number }
);

/** What is kept of it: of what was to be said, only what could still be heard. */
export const contentOf = (news: CallNews): object =>
  news.kind !== 'end' && news.asksForWords?.() === false ? { ...news, said: undefined } : news;

/** The same for the same news, however often it comes. */
export function keyOf(news: CallNews): string {
  if (news.kind === 'event') return news.event.key;
  if (news.kind === 'answer') {
    return `${news.connected ?? news.digits ?? 'nothing'} at ${news.at}, turn ${news.turn}`;
  }
  return `${news.outcome} from ${news.from}`;
}
