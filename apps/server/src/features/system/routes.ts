import { openRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';

export function createSystemRoutes(
  services: Pick<Services, 'version' | 'demo' | 'offerDemo' | 'mailbox' | 'idleMinutes' | 'now'>,
) {
  return {
    status: openRoute.system.status.handler(async ({ context }) => ({
      name: 'Ringfence' as const,
      version: services.version,
      demo: services.demo,
      demoSignIn: await services.offerDemo(context.headers),
      mailbox: services.mailbox,
      idleMinutes: services.idleMinutes,
      time: services.now().toISOString(),
    })),
  };
}
