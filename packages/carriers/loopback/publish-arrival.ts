import diagnostics from 'node:diagnostics_channel';
import type { Arrival } from './options.ts';

const channel = diagnostics.channel('ringfence:loopback:arrival');

/** Lets whatever measures this process see what arrived, at no cost where nothing does. */
export function publishArrival(arrival: Arrival): void {
  if (channel.hasSubscribers) channel.publish(arrival);
}
