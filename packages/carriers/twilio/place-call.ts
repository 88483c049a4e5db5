import type { Twilio } from 'twilio';
import type { PlaceRequest } from '../port.ts';

/**
 * Of a machine the end of its greeting, while nobody who answers waits in silence for the verdict; where nobody
 * hears of it, before anything is said.
 */
const detectMachines = (detectionUrl: string | undefined) =>
  detectionUrl === undefined
    ? { machineDetection: 'Enable' }
    : {
        machineDetection: 'DetectMessageEnd',
        asyncAmd: 'true',
        asyncAmdStatusCallback: detectionUrl,
        asyncAmdStatusCallbackMethod: 'POST',
      };

/** The carrier's name for the call. What a simulated person knows stays here: it would be theirs, of a real one. */
export async function placeCall({ calls }: Twilio, request: PlaceRequest): Promise<string> {
  const { to, from, ringSeconds, flowUrl, fallbackUrl, statusUrl, detectionUrl } = request;
  const { sid } = await calls.create({
    to,
    from,
    timeout: ringSeconds,
    url: flowUrl,
    method: 'POST',
    // What stands still is served by GET anywhere.
    ...(fallbackUrl === undefined ? {} : { fallbackUrl, fallbackMethod: 'GET' }),
    statusCallback: statusUrl,
    statusCallbackMethod: 'POST',
    statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
    ...detectMachines(detectionUrl),
  });
  if (typeof sid !== 'string' || sid === '') throw new Error('The answer names no call.');
  return sid;
}
