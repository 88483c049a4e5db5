import * as z from 'zod';
import { describeSettings, plain } from '../settings.ts';
import { twilioAccount, twilioAddress } from '../twilio/settings.ts';

/** The address cannot be left out: the same code would reach real telephones without it. */
export const simulatorAccountSettings = describeSettings(
  z.object({ ...twilioAccount, address: plain('Address', twilioAddress) }),
);
