/** Our call is named in the addresses that the carrier is given, so that its word proves the call. */
export function addressCall(
  callbackAddress: string,
  carrier: string,
  organizationId: string,
  callId: string,
): { flowUrl: string; statusUrl: string; answerUrl(step: string): string } {
  const base = `${callbackAddress}/webhooks/${carrier}/${organizationId}/${callId}`;
  return {
    flowUrl: `${base}/flow`,
    statusUrl: `${base}/status`,
    answerUrl: (step) => `${base}/answer/${step}`,
  };
}
