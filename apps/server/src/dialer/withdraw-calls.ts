import { withdrawnMilliseconds } from './limits.ts';
import { recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

/** Takes back calls for which no carrier was asked; a moment later they are decided on again. */
export function withdrawCalls(
  services: DialerServices,
  calls: readonly { organizationId: string; id: string; from: 'reserved' | 'placing' }[],
): Promise<void> {
  return recordNews(
    services,
    calls.map(({ organizationId, id: callId, from }) => ({
      organizationId,
      callId,
      kind: 'end',
      from,
      outcome: 'withdrawn',
      againAfterMilliseconds: withdrawnMilliseconds,
    })),
  );
}
