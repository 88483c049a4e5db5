import type { ConnectResult, FlowStep, Utterance } from '@ringfence/domain/callflow/flow-step';
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
  capabilities: CarrierCapabilities;
}

/** What our code can do through the carrier, which may be less than the carrier offers. */
export interface CarrierCapabilities {
  /**
   * The most calls a second that the carrier takes of one account, null where it has no limit of its own.
   * It may grant an account fewer.
   */
  mostCallsPerSecond: number | null;
  detectsMachines: boolean;
  records: boolean;
  transfers: boolean;
  takesIncomingCalls: boolean;
  /** How it says what happens: by requests to our addresses, or over a connection that `listen` opens. */
  events: 'webhooks' | 'pushed';
  /** Whether each process has calls of its own, which no other can look up or end. Never offered to people. */
  isOfOneProcess: boolean;
}

/** Where a carrier is reached, and as whom. */
export interface CarrierAccount {
  /** Unset: the carrier's own public address. */
  address?: string | undefined;
  sid: string;
  token: string;
}

export interface PlaceRequest {
  /** Names our call: `organizationId/callId`. A pushed event carries it back; webhooks need only their addresses. */
  reference: string;
  /** E.164. */
  to: string;
  from: string;
  ringSeconds: number;
  /** Asked when the call is answered: what to say. It names our call. */
  flowUrl: string;
  /** Asked where `flowUrl` gives no answer, so it lies outside this server. */
  fallbackUrl?: string | undefined;
  /** Hears whatever happens to the call. It names our call. */
  statusUrl: string;
  /**
   * Hears who picked up, while the call goes on: nobody waits in silence for it. Of a machine it hears behind
   * its greeting, when a message can be left. It names our call. Unset: the carrier finds out before it asks
   * what to say.
   */
  detectionUrl?: string | undefined;
  /** Only for a carrier that reaches nobody: what its simulated person knows. */
  person?: SimulatedPerson | undefined;
}

/** What a person knows of themselves and can type, so that a simulated one can answer as they would. */
export interface SimulatedPerson {
  birthYear: string | null;
  postalCode: string | null;
  /** The last digits of their reference. */
  reference: string | null;
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
      /** Of a `busy_carrier` that says when it has room again. */
      retryAfterSeconds?: number | undefined;
    }
  | {
      kind: 'unknown';
      detail: string;
      /** The carrier answered that it cannot cope, so the account's other calls had better wait too. */
      isOverloaded?: boolean | undefined;
      retryAfterSeconds?: number | undefined;
    };

/** What became of the attempt to use the account, in a sentence for the person who entered it. */
export type AccountCheck =
  | { kind: 'ready' }
  | { kind: 'refused'; detail: string }
  | { kind: 'unreachable'; detail: string };

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

/** What the carrier says of a call: in a webhook whose signature has been proven, or pushed. */
export interface WebhookMessage {
  carrierCallId: string;
  event: CarrierEvent;
  /**
   * Only when the carrier asks what comes next: the keys that the person pressed, null when none came
   * in time or none was asked for yet.
   */
  digits?: string | null;
  /** Only when the carrier asks what comes after a `connect` step: how that ended. */
  connected?: ConnectResult;
  /** Of one that was answered: how long they spoke, where the carrier says so. */
  connectedSeconds?: number;
  /** Only of a recording that has ended and can be fetched. */
  recording?: FinishedRecording;
}

export interface FinishedRecording {
  /** The carrier's name for it. */
  recordingId: string;
  seconds: number;
}

/** A recording as the carrier hands it out. */
export interface FetchedRecording {
  contentType: string;
  body: ReadableStream<Uint8Array>;
}

/** What kind of line a number is, as the carrier knows it. */
export type LookedUpLine = 'mobile' | 'landline' | 'voip' | 'unknown';

/** Hears a carrier that pushes its events. What it rejects is said again, so it must bear repetition. */
export interface CarrierListener {
  /** What happened to a call. Resolves once it is kept. */
  tell(news: { reference: string; message: WebhookMessage }): Promise<void>;
  /**
   * What to say next. `answerUrl` is null when the call was just answered, else that of the step which has
   * come to an answer: keys or silence, a connection that ended, a message that was said to its end.
   */
  ask(question: {
    reference: string;
    message: WebhookMessage;
    answerUrl: string | null;
  }): Promise<FlowStep>;
  /** Who picked up, as for `detectionUrl`. */
  detect(news: { reference: string; message: WebhookMessage }): Promise<void>;
  /** What who picked up at the other number hears before they are joined: the words for `whisperUrl`. */
  whisper(question: { reference: string; whisperUrl: string }): Promise<readonly Utterance[]>;
  /** A recording of the call can be fetched. */
  recorded(news: { reference: string; message: WebhookMessage }): Promise<void>;
}

/** An open connection to a carrier that pushes its events. */
export interface Listening {
  /** Hears nothing more, and resolves when all that was heard has been dealt with. */
  stop(): Promise<void>;
  /** Resolves when the connection is lost, never after `stop`. Events may be missed until the next `listen`. */
  failed: Promise<Error>;
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

/** All but `placeCall` and `checkAccount` reject when the carrier cannot be asked: no answer is not the same as no call. */
export interface Carrier {
  description: CarrierDescription;
  placeCall(request: PlaceRequest): Promise<PlaceAnswer>;
  /** Every call to a number since a moment, newest first: how an unknown answer is resolved. */
  findCalls(search: { to: string; from: string; since: Date }): Promise<CarrierCall[]>;
  /** The account's calls since a moment, newest first, to any number. */
  listRecentCalls(search: { since: Date; limit: number }): Promise<CarrierCall[]>;
  fetchCall(carrierCallId: string): Promise<CarrierCall | undefined>;
  /** Cancels a call that has not been answered, or hangs up. Ending an ended call changes nothing. */
  endCall(carrierCallId: string): Promise<void>;
  /** Cancels a call that waits or rings. One that somebody has answered goes on. */
  dropCall(carrierCallId: string): Promise<void>;
  /** Breaks off what is being said on an answered call, and goes on with this. A call that has ended stays as it is. */
  interruptCall(carrierCallId: string, step: FlowStep): Promise<void>;
  /** Undefined where there is no such recording any more. */
  fetchRecording?(recordingId: string): Promise<FetchedRecording | undefined>;
  /** Deletes the carrier's copy. Deleting it again changes nothing. */
  deleteRecording?(recordingId: string): Promise<void>;
  /** What kind of line a number is; it costs money at most carriers. */
  lookUpLine?(e164: string): Promise<LookedUpLine>;
  /** Tries the account without calling anybody. */
  checkAccount(): Promise<AccountCheck>;
  /** Whether the account may show a number as its caller ID. */
  ownsNumber(e164: string): Promise<boolean>;
  /** Undefined when the signature does not prove that the carrier sent it. */
  readWebhook(request: WebhookRequest): WebhookMessage | undefined;
  /** What the carrier is to do next, in its own language. */
  renderFlow(step: FlowStep): { contentType: string; body: string };
  /** What who picks up at the other number hears, in the carrier's own language. */
  renderWhisper(say: readonly Utterance[]): { contentType: string; body: string };
  /** Where `events` are `pushed`: rejects when the connection cannot be made. */
  listen?(listener: CarrierListener): Promise<Listening>;
  /**
   * Where the carrier carries text messages too: codes for signing in, never anything to debtors.
   * Rejects with `TextRefused` unless trying again can help and sends nothing twice.
   */
  sendText?(request: TextRequest): Promise<void>;
}
