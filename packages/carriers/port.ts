import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import type { CarrierEvent } from '@ringfence/domain/calls/carrier-event';

/**
 * A way to place calls. The dialer knows carriers by this alone and never asks for a name; what a
 * carrier needs of the outside is described here, and its code lies in a folder of its own.
 */
export interface CarrierDescription {
  id: string;
  /** As shown where an organization chooses its carrier. */
  title: string;
  /** Whether a call through it can reach a real telephone. */
  reachesPeople: boolean;
}

/** Where a carrier is reached, and as whom. */
export interface CarrierAccount {
  /** Unset: the carrier's own public address. */
  address?: string | undefined;
  sid: string;
  token: string;
}

export interface PlaceRequest {
  /** E.164. */
  to: string;
  from: string;
  ringSeconds: number;
  /** Asked when the call is answered: what to say. It names our call. */
  flowUrl: string;
  /** Asked where `flowUrl` gives no answer, so it lies outside this server. */
  fallbackUrl?: string | undefined;
  /** Told whatever happens to the call. It names our call. */
  statusUrl: string;
}

/**
 * What the carrier answered. `unknown` means that it may or may not have taken the call: only
 * looking for it there can tell, and asking again could ring a phone twice.
 */
export type PlaceAnswer =
  | { kind: 'placed'; carrierCallId: string }
  | {
      kind: 'refused';
      because: 'number' | 'caller_id' | 'account' | 'busy_carrier';
      detail: string;
      /** How long the carrier asks to be left alone, where it says so. */
      retryAfterSeconds?: number | undefined;
    }
  | {
      kind: 'unknown';
      detail: string;
      /** The carrier itself said that it failed, which is not the same as silence. */
      isOverloaded?: boolean | undefined;
    };

/** A call as the carrier shows it when asked. */
export interface CarrierCall {
  carrierCallId: string;
  to: string;
  from: string;
  createdAt: Date;
  event: CarrierEvent;
}

/** A request that came to `/webhooks/<carrier>/…`, with the address that was given to the carrier. */
export interface WebhookRequest {
  url: string;
  headers: Headers;
  /** The body exactly as it came. */
  body: string;
}

/** What a webhook says, once its signature has been proven. */
export interface WebhookMessage {
  carrierCallId: string;
  event: CarrierEvent;
  /**
   * Only when the carrier asks what comes next: the key that the person pressed, null when none came
   * in time or none was asked for yet.
   */
  digit?: string | null;
}

/**
 * A text message that is not to be tried again: it was refused for good, or it may have been taken
 * although no answer came, and each one costs money.
 */
export class TextRefused extends Error {
  override name = 'TextRefused';
}

export interface TextRequest {
  /** E.164. */
  to: string;
  /** A number of ours, or what the carrier calls a messaging service. */
  from: string;
  text: string;
}

/** All but `placeCall` reject when the carrier cannot be asked: no answer is not the same as no call. */
export interface Carrier {
  description: CarrierDescription;
  placeCall(request: PlaceRequest): Promise<PlaceAnswer>;
  /** Every call to a number since a moment, newest first: how an unknown answer is resolved. */
  findCalls(search: { to: string; from: string; since: Date }): Promise<CarrierCall[]>;
  fetchCall(carrierCallId: string): Promise<CarrierCall | undefined>;
  /** Cancels a call that has not been answered, or hangs up. Ending an ended call changes nothing. */
  endCall(carrierCallId: string): Promise<void>;
  /** Cancels a call that waits or rings. One that somebody has answered goes on. */
  dropCall(carrierCallId: string): Promise<void>;
  /** Undefined when the signature does not prove that the carrier sent it. */
  readWebhook(request: WebhookRequest): WebhookMessage | undefined;
  /** What the carrier is to do next, in its own language. */
  renderFlow(step: FlowStep): { contentType: string; body: string };
  /**
   * Where the carrier carries text messages too: codes for signing in, never anything to debtors.
   * Rejects with `TextRefused` unless trying again can help and sends nothing twice.
   */
  sendText?(request: TextRequest): Promise<void>;
}
