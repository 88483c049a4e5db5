import type { WebhookMessage } from '../port.ts';
import { type Call, presentEvent } from './call.ts';
import type { Connection } from './connection.ts';

/** Tells where a call stands: each event after the one before, without holding up the call. */
export function createTeller(call: Call, connection: Connection): () => void {
  const { reference, id: carrierCallId, behaviour } = call;
  const held: WebhookMessage[] = [];
  let delivered: Promise<void> = Promise.resolve();

  function deliver(message: WebhookMessage): void {
    delivered = delivered.then(() => connection.tell({ reference, message }));
  }

  return () => {
    const message = { carrierCallId, event: presentEvent(call) };
    if (behaviour.events === 'lost') return;
    if (behaviour.events === 'in_order') {
      deliver(message);
      return;
    }
    held.unshift(message, message);
    if (call.progress.state === 'ended') held.forEach(deliver);
  };
}
