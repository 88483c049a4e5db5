import type { Carrier, CarrierAccount } from '../port.ts';
import { createTwilioCarrier } from '../twilio/create-twilio-carrier.ts';
import { simulatorDescription } from './description.ts';

/** The same code as towards Twilio. Without an address that code would reach real telephones. */
export function createSimulatorCarrier(account: CarrierAccount): Carrier {
  if (account.address === undefined) throw new Error('The simulator has no address.');
  const { hostname } = new URL(account.address);
  if (/(^|\.)twilio\.com$/i.test(hostname)) throw new Error('This is no address of a simulator.');
  return createTwilioCarrier(account, simulatorDescription);
}
