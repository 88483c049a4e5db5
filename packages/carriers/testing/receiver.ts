import type { FlowStep, Utterance } from '@ringfence/domain/callflow/flow-step';
import type { PlaceRequest, WebhookMessage, WebhookRequest } from '../port.ts';

export const wants = ['status', 'flow', 'answer', 'detection', 'recording'] as const;
export type What = (typeof wants)[number];

export interface Received {
  /** What the carrier wanted. */
  what: What;
  message: WebhookMessage;
  /** How it came, where it came by HTTP. */
  request?: WebhookRequest;
}

/** What the application says next: first when the call was taken, then after each answer. */
export type Script = (message: WebhookMessage, urls: StepUrls, isAnswer: boolean) => FlowStep;

export interface StepUrls {
  answerUrl: string;
  whisperUrl: string;
  /** Hears of a recording. */
  statusUrl: string;
}

/** What the application does on hearing who picked up. */
export type OnDetection = (message: WebhookMessage, urls: StepUrls) => Promise<void>;

/** What the application wants for one call. */
export interface Wanted {
  script: Script;
  onDetection: OnDetection;
}

/** Said to who picks up at another number. */
export const whisper: readonly Utterance[] = [{ language: 'en-US', text: 'A call for you.' }];

export function listUrls(address: string, name: string): StepUrls {
  const base = `${address}/${name}`;
  return {
    answerUrl: `${base}/answer`,
    whisperUrl: `${base}/whisper`,
    statusUrl: `${base}/recording`,
  };
}

/** What came for the calls of one carrier, each under the name that it was given. */
export interface Inbox {
  /** Keeps it. Throws where the application is to fail. */
  take(name: string, received: Received): void;
  find(name: string): Wanted | undefined;
  /** Somebody at another number asked what they are to hear. */
  takeWhisper(name: string): void;
}

/** The application as a carrier meets it. */
export interface Receiver {
  /** What a call is placed with, so that what comes for it is kept apart from others. */
  open(
    name: string,
    wanted: Wanted,
  ): Pick<PlaceRequest, 'reference' | 'flowUrl' | 'statusUrl' | 'detectionUrl'>;
  received(name: string): Received[];
  /** How often somebody at another number asked what they are to hear. */
  whispers(name: string): number;
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
