import { withdrawnMilliseconds } from './limits.ts';
import { recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

/** Takes back calls for which no carrier was asked; a moment later they are decided on anew. */
export function withdrawCalls(
  services: DialerServices,
  organizationId: string,
  calls: readonly { id: string; from: 'reserved' | 'placing' }[],
): Promise<void> {
  const notBefore = new Date(services.now().getTime() + withdrawnMilliseconds);
  return recordNews(
    services,
    calls.map(({ id: callId, from }) => ({
      organizationId,
      callId,
      kind: 'end',
      from,
      outcome: 'withdrawn',
      notBefore,
    })),
  );
}
