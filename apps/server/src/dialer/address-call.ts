import type { OpenAccount } from './services.ts';

/**
 * Account and call are named in the addresses that the carrier is given, so that its word, signed with the
 * account's secret, proves the call.
 */
export function addressCall(
  callbackAddress: string,
  { id: accountId, carrier }: Pick<OpenAccount, 'id' | 'carrier'>,
  organizationId: string,
  callId: string,
): { flowUrl: string; statusUrl: string; answerUrl(step: string): string } {
  const path = `${carrier.description.id}/${accountId}/${organizationId}/${callId}`;
  const base = `${callbackAddress}/webhooks/${path}`;
  return {
    flowUrl: `${base}/flow`,
    statusUrl: `${base}/status`,
    answerUrl: (step) => `${base}/answer/${step}`,
  };
}
