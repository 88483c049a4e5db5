import type { Carrier, CarrierAccount } from '@ringfence/carriers/port';
import { type CarrierEntry, findCarrier } from '@ringfence/carriers/registry';
import type { OrganizationSettings } from '@ringfence/contract/settings';
import type { Config } from './config.ts';
import type { DialerServices } from './dialer/index.ts';
import { StartError } from './platform/start-error.ts';
import { readTzdataVersion } from './platform/version.ts';

const usualCallsPerSecond = { real: 1, simulated: 20 };

function openCarrier(entry: CarrierEntry, account: CarrierAccount): Carrier {
  try {
    return entry.create(account);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`the carrier ${entry.description.id} cannot be used: ${reason}`);
  }
}

/** The carrier of the settings and the pace towards it; nothing where none is set up. */
export function createDialerServices(
  config: Pick<Config, 'carrier' | 'callsPerSecond' | 'callsAtOnce'>,
  rest: Pick<DialerServices, 'database' | 'effects' | 'log' | 'now' | 'clock' | 'callbackAddress'>,
): DialerServices | undefined {
  if (config.carrier === undefined) return undefined;
  const entry = findCarrier(config.carrier.id);
  if (entry === undefined) throw new StartError(`there is no carrier ${config.carrier.id}`);
  const carrier = openCarrier(entry, config.carrier);
  const { real, simulated } = usualCallsPerSecond;
  return {
    ...rest,
    carrier,
    fallbackAddress: config.carrier.fallbackAddress,
    pace: {
      account: `${config.carrier.id} ${config.carrier.sid}`,
      carrier: config.carrier.id,
      callsPerSecond: config.callsPerSecond ?? (entry.description.reachesPeople ? real : simulated),
      callsAtOnce: config.callsAtOnce,
    },
    tzdataVersion: readTzdataVersion(),
  };
}

/** What people are told of the carrier. */
export function describeCarrier(
  dialer: Pick<DialerServices, 'pace'> | undefined,
): OrganizationSettings['carrier'] {
  if (dialer === undefined) return null;
  const { carrier, callsPerSecond, callsAtOnce } = dialer.pace;
  const description = findCarrier(carrier)?.description;
  if (description === undefined) return null;
  const { id, title, reachesPeople } = description;
  return { id, title, reachesPeople, callsPerSecond, callsAtOnce };
}
