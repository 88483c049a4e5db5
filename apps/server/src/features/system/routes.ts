import { openRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';

export function createSystemRoutes(services: Pick<Services, 'version' | 'demo'>) {
  return {
    status: openRoute.system.status.handler(() => ({
      name: 'Ringfence' as const,
      version: services.version,
      demo: services.demo,
      time: new Date().toISOString(),
    })),
  };
}
