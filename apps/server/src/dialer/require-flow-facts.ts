import { chooseWords } from '../features/compliance/index.ts';
import { ProblemError } from '../platform/http/problem.ts';
import { addressCall } from './address-call.ts';
import { askTogether } from './ask-together.ts';
import { type CallKey, listKeys } from './call-key.ts';

import { findFlowFacts } from './queries/flow.ts';
import { requireAccount } from './read-webhook.ts';
import { addGoodbye } from './say-goodbye.ts';
import type { DialerServices, OpenAccount } from './services.ts';

/** What is stored of calls that somebody has answered; nothing where there is no such call. */
export const createFlowFacts = ({ database }: Pick<DialerServices, 'database'>) =>
  askTogether(async (calls: readonly CallKey[]) => {
    const rows = await database.asSystem((transaction) =>
      transaction.all(findFlowFacts, listKeys(calls)),
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return calls.map(({ callId }) => byId.get(callId));
  });

/** What the script needs to know of a call that somebody has answered; nothing where there is no such call. */
export async function readFlowFacts(
  { callbackAddress }: Pick<DialerServices, 'callbackAddress'>,
  findFacts: ReturnType<typeof createFlowFacts>,
  account: OpenAccount,
  { organizationId, callId }: CallKey,
  answerStep: string,
) {
  const facts = await findFacts({ organizationId, callId });
  if (facts === undefined) return undefined;
  requireAccount(account, facts.account_id);
  const address = addressCall(callbackAddress(), account, organizationId, callId);
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

export async function requireFlowFacts(...asked: Parameters<typeof readFlowFacts>) {
  const facts = await readFlowFacts(...asked);
  if (facts === undefined) throw new ProblemError('not_found');
  return facts;
}
