import { createLoopbackCarrier } from './loopback/create-loopback-carrier.ts';
import { loopbackDescription } from './loopback/description.ts';
import { publishArrival } from './loopback/publish-arrival.ts';
import { loopbackSettings } from './loopback/settings.ts';
import type { Carrier, CarrierDescription } from './port.ts';
import { type CarrierSettings, readSettings } from './settings.ts';
import { simulatorAccountSettings } from './simulator/account-settings.ts';
import { createSimulatorCarrier } from './simulator/create-simulator-carrier.ts';
import { simulatorDescription } from './simulator/description.ts';
import { createTwilioCarrier } from './twilio/create-twilio-carrier.ts';
import { twilioDescription } from './twilio/description.ts';
import { twilioSettings } from './twilio/settings.ts';

export interface CarrierEntry {
  description: CarrierDescription;
  settings: CarrierSettings;
  /** Takes an account that has what `settings` asks for; throws with a sentence where it has not. */
  create(account: object): Carrier;
}

function enter<Settings extends object>(
  description: CarrierDescription,
  settings: CarrierSettings<Settings>,
  create: (settings: Settings) => Carrier,
): CarrierEntry {
  return {
    description,
    settings,
    create: (account) => create(readSettings(settings, account)),
  };
}

/** Every carrier, one line each. */
export const carriers: readonly CarrierEntry[] = [
  enter(simulatorDescription, simulatorAccountSettings, (account) =>
    createSimulatorCarrier(account),
  ),
  enter(twilioDescription, twilioSettings, (account) => createTwilioCarrier(account)),
  enter(loopbackDescription, loopbackSettings, (settings) =>
    createLoopbackCarrier({ ...settings, onArrival: publishArrival }),
  ),
];

/** Those that people may choose. Calls of one process would be lost to all others. */
export const offeredCarriers = carriers.filter(
  ({ description }) => !description.capabilities.isOfOneProcess,
);

export function findCarrier(id: string): CarrierEntry | undefined {
  return carriers.find(({ description }) => description.id === id);
}
