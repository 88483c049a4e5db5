import { openRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';

export function createSystemRoutes(
  services: Pick<Services, 'version' | 'demo' | 'mailbox' | 'idleMinutes' | 'now'>,
) {
  return {
    status: openRoute.system.status.handler(() => ({
      name: 'Ringfence' as const,
      version: services.version,
      demo: services.demo,
      mailbox: services.mailbox,
      idleMinutes: services.idleMinutes,
      time: services.now().toISOString(),
    })),
  };
}
