import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import type { PlaceRequest, WebhookMessage, WebhookRequest } from '../port.ts';

export type What = 'status' | 'flow' | 'answer';

export interface Received {
  /** What the carrier wanted. */
  what: What;
  message: WebhookMessage;
  /** How it came, where it came by HTTP. */
  request?: WebhookRequest;
}

/** What the application says next: first when the call was taken, then after each answer. */
export type Script = (
  message: WebhookMessage,
  urls: { answerUrl: string },
  isAnswer: boolean,
) => FlowStep;

/** What came for the calls of one carrier, each under the name that it was given. */
export interface Inbox {
  /** Keeps it. Throws where the application is to fail. */
  take(name: string, received: Received): void;
  findScript(name: string): Script | undefined;
}

/** The application as a carrier meets it. */
export interface Receiver {
  /** What a call is placed with, so that what comes for it is kept apart from others. */
  open(name: string, script: Script): Pick<PlaceRequest, 'reference' | 'flowUrl' | 'statusUrl'>;
  received(name: string): Received[];
  /** Fails at the next of these for the call, once. What it brought counts as received. */
  failOnce(name: string, what: What): void;
  /** How often something came that the carrier could not prove, or for no call of ours. */
  refused(): number;
  stop(): Promise<void>;
}

/** The part of a receiver that depends on how the carrier says what happens. */
export interface Reception {
  /** Without a path. */
  address: string;
  refused(): number;
  stop(): Promise<void>;
}
