import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import type { Carrier, PlaceRequest, WebhookMessage, WebhookRequest } from '../port.ts';
import { receivePushed } from './receive-pushed.ts';
import { receiveWebhooks } from './receive-webhooks.ts';

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
  /** What a call is placed with, so that what comes for it is told apart from others. */
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

/** An application in this process that a carrier talks to, in the way that the carrier describes. */
export async function startReceiver(carrier: Carrier): Promise<Receiver> {
  const scripts = new Map<string, Script>();
  const received = new Map<string, Received[]>();
  const failures = new Set<string>();
  const inbox: Inbox = {
    take(name, arrived) {
      received.get(name)?.push(arrived);
      if (failures.delete(`${name} ${arrived.what}`)) throw new Error('It could not be kept.');
    },
    findScript: (name) => scripts.get(name),
  };
  const receive =
    carrier.description.capabilities.events === 'webhooks' ? receiveWebhooks : receivePushed;
  const reception = await receive(carrier, inbox);

  return {
    open(name, script) {
      scripts.set(name, script);
      received.set(name, []);
      const base = `${reception.address}/${name}`;
      return { reference: name, flowUrl: `${base}/flow`, statusUrl: `${base}/status` };
    },
    received: (name) => received.get(name) ?? [],
    failOnce: (name, what) => void failures.add(`${name} ${what}`),
    refused: reception.refused,
    stop: reception.stop,
  };
}
