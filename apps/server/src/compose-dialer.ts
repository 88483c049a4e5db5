import { findCarrier } from '@ringfence/carriers/registry';
import type { Config } from './config.ts';
import type { DialerServices } from './dialer/index.ts';
import { StartError } from './platform/start-error.ts';

const usualCallsPerSecond = { real: 1, simulated: 20 };

/** The carrier of the settings and the pace towards it; nothing where none is set up. */
export function createDialerServices(
  config: Pick<Config, 'carrier' | 'callsPerSecond' | 'callsAtOnce'>,
  rest: Pick<DialerServices, 'database' | 'effects' | 'log' | 'now' | 'callbackAddress'>,
): DialerServices | undefined {
  if (config.carrier === undefined) return undefined;
  const entry = findCarrier(config.carrier.id);
  if (entry === undefined) throw new StartError(`there is no carrier ${config.carrier.id}`);
  const { real, simulated } = usualCallsPerSecond;
  return {
    ...rest,
    carrier: entry.create(config.carrier),
    pace: {
      callsPerSecond: config.callsPerSecond ?? (entry.description.reachesPeople ? real : simulated),
      callsAtOnce: config.callsAtOnce,
    },
    tzdataVersion: process.versions.tz ?? 'unknown',
  };
}
