import type { Twilio } from 'twilio';
import { askTwilio } from './ask-twilio.ts';

/** Twilio finds parts of numbers too. So many digits are part of few others. */
const limit = 20;

/** A number may be shown that was bought at Twilio, or that somebody proved to be theirs. */
export async function ownsNumber(
  { incomingPhoneNumbers, outgoingCallerIds }: Twilio,
  phoneNumber: string,
): Promise<boolean> {
  // One object for each list: the SDK leaves the callbacks of a search in what it was given.
  const search = () => ({ phoneNumber, limit });
  const isIt = (found: { phoneNumber: string }): boolean => found.phoneNumber === phoneNumber;
  const bought = await askTwilio('list its numbers', incomingPhoneNumbers.list(search()));
  if (bought.some(isIt)) return true;
  const proven = await askTwilio('list its caller IDs', outgoingCallerIds.list(search()));
  return proven.some(isIt);
}
