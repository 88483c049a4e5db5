import { withdrawnMilliseconds } from './limits.ts';
import { recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

export interface WithdrawnCall {
  organizationId: string;
  id: string;
  from: 'reserved' | 'placing';
}

/** Takes back calls for which no carrier was asked; a moment later they are decided on again. */
export async function withdrawCalls(
  services: DialerServices,
  calls: readonly WithdrawnCall[],
): Promise<void> {
  await recordNews(
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
