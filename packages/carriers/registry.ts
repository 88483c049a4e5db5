import type { Carrier, CarrierAccount, CarrierDescription } from './port.ts';
import { createSimulatorCarrier } from './simulator/create-simulator-carrier.ts';
import { simulatorDescription } from './simulator/description.ts';
import { createTwilioCarrier } from './twilio/create-twilio-carrier.ts';
import { twilioDescription } from './twilio/description.ts';

export interface CarrierEntry {
  description: CarrierDescription;
  create(account: CarrierAccount): Carrier;
}

/** Every carrier, one line each. */
export const carriers: readonly CarrierEntry[] = [
  { description: simulatorDescription, create: createSimulatorCarrier },
  { description: twilioDescription, create: (account) => createTwilioCarrier(account) },
];

export function findCarrier(id: string): CarrierEntry | undefined {
  return carriers.find(({ description }) => description.id === id);
}
