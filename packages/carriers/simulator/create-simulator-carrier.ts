import type { Carrier, CarrierAccount } from '../port.ts';
import { createTwilioCarrier } from '../twilio/create-twilio-carrier.ts';
import { simulatorDescription } from './description.ts';
import { PersonClient } from './hand-over-person.ts';

/**
 * The same code as towards Twilio, and beside it what the simulated person knows. Without an address that code
 * would reach real telephones.
 */
export function createSimulatorCarrier(
  account: CarrierAccount,
  { timeoutMilliseconds = 10_000 } = {},
): Carrier {
  if (account.address === undefined) throw new Error('The simulator has no address.');
  const { hostname } = new URL(account.address);
  if (/(^|\.)twilio\.com$/i.test(hostname)) throw new Error('This is no address of a simulator.');
  const httpClient = new PersonClient(account.address, timeoutMilliseconds);
  const carrier = createTwilioCarrier(account, simulatorDescription, {
    timeoutMilliseconds,
    httpClient,
  });
  return {
    ...carrier,
    placeCall: (request) => httpClient.bring(request, () => carrier.placeCall(request)),
  };
}
