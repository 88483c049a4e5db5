import { askTogether } from './ask-together.ts';
import { type CallKey, listKeys } from './call-key.ts';
import { findAccountsOfCalls } from './queries/flow.ts';
import { requireAccount } from './read-webhook.ts';
import type { DialerServices, OpenAccount } from './services.ts';

/** The carrier speaks of a call about five times within a minute: no more are remembered than are under way. */
const mostRemembered = 50_000;

/**
 * Refuses what one account signs of a call that goes through another. Which it is, is asked once a call. Answers
 * whether there is such a call.
 */
export function createAccountCheck({ database }: Pick<DialerServices, 'database'>) {
  const remembered = new Map<string, string | null>();

  const find = askTogether(async (calls: readonly CallKey[]) => {
    const rows = await database.asSystem((transaction) =>
      transaction.all(findAccountsOfCalls, listKeys(calls)),
    );
    const byId = new Map(rows.map((row) => [row.id, row.account_id]));
    return calls.map(({ callId }) => byId.get(callId));
  });

  return async (account: OpenAccount, { organizationId, callId }: CallKey): Promise<boolean> => {
    const key = `${organizationId} ${callId}`;
    const known = remembered.get(key);
    const found = known === undefined ? await find({ organizationId, callId }) : known;
    if (found === undefined) return false;
    const [oldest] = remembered.keys();
    if (known === undefined && remembered.size >= mostRemembered && oldest !== undefined) {
      remembered.delete(oldest);
    }
    remembered.set(key, found);
    requireAccount(account, found);
    return true;
  };
}
