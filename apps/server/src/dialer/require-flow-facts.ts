import { ProblemError } from '../platform/http/problem.ts';
import { addressCall } from './address-call.ts';
import { chooseWords } from './choose-words.ts';
import { findFlowFacts } from './queries/flow.ts';
import { addGoodbye } from './say-goodbye.ts';
import type { DialerServices } from './services.ts';

/** What the script needs to know of a call that somebody has answered. */
export async function requireFlowFacts(
  { carrier, database, callbackAddress }: DialerServices,
  { organizationId, callId }: { organizationId: string; callId: string },
  answerStep: string,
) {
  const facts = await database.asSystem((transaction) =>
    transaction.first(findFlowFacts, [organizationId, callId]),
  );
  if (facts === undefined) throw new ProblemError('not_found');
  const address = addressCall(callbackAddress(), carrier.description.id, organizationId, callId);
  const words = chooseWords(facts);
  const spokenName = facts.spoken_name;
  const callerId = facts.caller_id;
  const goodbye = { spokenName, callerId, language: words.language };
  return {
    spokenName,
    personName: facts.full_name,
    callerId,
    announcesRecording: facts.announces_recording,
    ...words,
    answerUrl: addGoodbye(address.answerUrl(answerStep), goodbye),
  };
}
