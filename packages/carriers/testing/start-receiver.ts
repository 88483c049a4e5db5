import type { Carrier } from '../port.ts';
import { receivePushed } from './receive-pushed.ts';
import { receiveWebhooks } from './receive-webhooks.ts';
import type { Inbox, Received, Receiver, Wanted } from './receiver.ts';

/** An application in this process that a carrier talks to, in the way that the carrier describes. */
export async function startReceiver(carrier: Carrier): Promise<Receiver> {
  const wanted = new Map<string, Wanted>();
  const received = new Map<string, Received[]>();
  const whispers = new Map<string, number>();
  const failures = new Set<string>();
  const inbox: Inbox = {
    take(name, arrived) {
      received.get(name)?.push(arrived);
      if (failures.delete(`${name} ${arrived.what}`)) throw new Error('It could not be kept.');
    },
    find: (name) => wanted.get(name),
    takeWhisper: (name) => void whispers.set(name, (whispers.get(name) ?? 0) + 1),
  };
  const receive =
    carrier.description.capabilities.events === 'webhooks' ? receiveWebhooks : receivePushed;
  const reception = await receive(carrier, inbox);

  return {
    open(name, wants) {
      wanted.set(name, wants);
      received.set(name, []);
      const base = `${reception.address}/${name}`;
      return {
        reference: name,
        flowUrl: `${base}/flow`,
        statusUrl: `${base}/status`,
        detectionUrl: `${base}/detection`,
      };
    },
    whispers: (name) => whispers.get(name) ?? 0,
    received: (name) => received.get(name) ?? [],
    failOnce: (name, what) => void failures.add(`${name} ${what}`),
    refused: reception.refused,
    stop: reception.stop,
  };
}
