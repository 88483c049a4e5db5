import type { Twilio } from 'twilio';
import type { AccountCheck } from '../port.ts';
import { describeFailure, explainFailure } from './explain-failure.ts';

/** Asks Twilio for the account itself, which calls nobody and costs nothing. */
export async function checkAccount(
  client: Twilio,
  { sid, title }: { sid: string; title: string },
): Promise<AccountCheck> {
  try {
    const account = await client.api.v2010.accounts(sid).fetch();
    // Any other server at the address could answer with something.
    if (account.sid !== sid) {
      return {
        kind: 'unreachable',
        detail: `What answers at the address of ${title} is something else.`,
      };
    }
    return account.status === 'active'
      ? { kind: 'ready' }
      : { kind: 'refused', detail: `${title} says that the account is ${account.status}.` };
  } catch (error) {
    return explainRefusal(error, title);
  }
}

function explainRefusal(error: unknown, title: string): AccountCheck {
  const failure = explainFailure(error);
  const isByTwilio = error instanceof Error && 'code' in error && typeof error.code === 'number';
  const reason = describeFailure(error);
  // Twilio answers with a code of its own; a 404 or 403 without one comes from something on the way.
  return isByTwilio && failure.kind === 'refused' && failure.because !== 'busy_carrier'
    ? { kind: 'refused', detail: `${title} does not accept the account ID and token. ${reason}` }
    : { kind: 'unreachable', detail: `${title} could not be asked. ${reason}` };
}
