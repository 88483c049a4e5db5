import { scriptContent } from '@ringfence/contract/scripts-content';
import type { FlowInput, FlowState } from '@ringfence/domain/callflow/flow-state';
import type { FlowStep } from '@ringfence/domain/callflow/flow-step';
import { followTest } from '@ringfence/domain/callflow/follow-test';
import { findListener } from '../features/scripts/index.ts';
import { addressCall } from './address-call.ts';
import { addressStep } from './address-step.ts';
import type { CallKey } from './call-key.ts';
import type { LoadedFlow } from './load-flow.ts';
import { findTestCall } from './queries/test-calls.ts';
import { requireAccount } from './read-webhook.ts';
import type { DialerServices, OpenAccount } from './services.ts';

/** What comes next on a test call; undefined where the call is none. */
export type TestCallFollower = (
  account: OpenAccount,
  key: CallKey,
  state: FlowState | null,
  input: FlowInput,
) => Promise<FlowStep | undefined>;

/** Follows calls on which somebody of the organization hears a script. Nothing that they press is kept. */
export function createTestCallFollower({
  database,
  callbackAddress,
  now,
}: Pick<DialerServices, 'database' | 'callbackAddress' | 'now'>): TestCallFollower {
  async function load(account: OpenAccount, key: CallKey): Promise<LoadedFlow | null | undefined> {
    const { organizationId, callId } = key;
    return database.asSystem(async (transaction) => {
      const row = await transaction.first(findTestCall, [organizationId, callId]);
      if (row === undefined) return undefined;
      requireAccount(account, row.account_id);
      const { contact_id: contactId, called_from: callerId, version, script_id: scriptId } = row;
      const found = await findListener(transaction, { organizationId, contactId }, now());
      if (found === undefined) return null;
      const language = row.language === 'es' ? 'es' : 'en';
      const facts = { ...found, callerId, language } as const;
      return {
        call: { script: scriptContent.parse(row.content), facts },
        lines: [],
        script: { organizationId, scriptId, version },
        address: addressCall(callbackAddress(), account, organizationId, callId),
        goodbye: { spokenName: facts.spokenName, number: facts.ringBackNumber, language },
      };
    });
  }

  return async (account, key, state, input) => {
    const flow = await load(account, key);
    if (flow === undefined) return undefined;
    // The person, or their debt, is gone: there is nothing to speak of any more.
    return flow === null
      ? { kind: 'hang_up' }
      : addressStep(flow, followTest(flow.call, state, input));
  };
}
