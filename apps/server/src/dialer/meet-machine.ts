import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { followFlow } from '@ringfence/domain/callflow/follow-flow';
import { addressStep } from './address-step.ts';
import { askTogether } from './ask-together.ts';
import type { FlowKeeper, Heard } from './call-follower.ts';
import { type CallKey, listKeys } from './call-key.ts';
import type { LoadFlow } from './load-flow.ts';
import { listPressed } from './queries/flow.ts';
import type { DialerServices } from './services.ts';

/**
 * Follows a call of which the carrier has found out who answered. A machine hears the message, once, and nothing
 * else; a person who has pressed a key is no machine, whatever the carrier heard. Where nobody can listen, the call ends.
 */
export function createDetection(
  { database }: Pick<DialerServices, 'database'>,
  loadFlow: LoadFlow,
  keep: FlowKeeper,
) {
  const hasPressed = askTogether(async (calls: readonly CallKey[]) => {
    const rows = await database.asSystem((transaction) =>
      transaction.all(listPressed, listKeys(calls)),
    );
    const pressed = new Set(rows.map(({ id }) => id));
    return calls.map(({ callId }) => pressed.has(callId));
  });

  async function leaveMessage(heard: Heard): Promise<void> {
    const { account, key, message } = heard;
    if (await hasPressed(key)) return;
    const flow = await loadFlow(account, key);
    if (flow === 'unknown') return;
    const turn = flow && followFlow(flow.call, null, { kind: 'machine' });
    const step: FlowStep = flow && turn ? addressStep(flow, turn) : { kind: 'hang_up' };
    // A carrier may say it twice: a message that is under way does not begin again.
    if (flow && turn?.state && !(await keep(flow, heard, { ...turn.state, turn: 0 }, turn))) return;
    await account.carrier.interruptCall(message.carrierCallId, step);
  }

  return async (heard: Heard): Promise<void> => {
    const { answeredBy } = heard.message.event;
    if (answeredBy === 'machine') await leaveMessage(heard);
    else if (answeredBy === 'fax' || answeredBy === 'operator') {
      await heard.account.carrier.interruptCall(heard.message.carrierCallId, { kind: 'hang_up' });
    }
  };
}
