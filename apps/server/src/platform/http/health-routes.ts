import { timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import type { Metrics } from './metrics.ts';
import { isMeantForThisMachine, isThisMachine } from './peer-address.ts';
import { ProblemError, presentProblem, problemResponse } from './problem.ts';
import type { HttpEnvironment } from './security-headers.ts';

export interface HealthSources {
  isDraining(): boolean;
  /** Rejects when the process could not do its work now. */
  checkDatabase(): Promise<void>;
  metrics: Metrics;
  metricsToken: string | undefined;
  isBehindProxy: boolean;
  peerAddress(context: Context): string;
}

function sameText(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function mayReadMetrics(context: Context, sources: HealthSources): boolean {
  if (sources.metricsToken !== undefined) {
    return sameText(context.req.header('authorization') ?? '', `Bearer ${sources.metricsToken}`);
  }
  // Behind a proxy everybody comes from this machine.
  const proxied = sources.isBehindProxy || context.req.header('x-forwarded-for') !== undefined;
  const isHere = isThisMachine(sources.peerAddress(context));
  return !proxied && isHere && isMeantForThisMachine(context.req.header('host'));
}

/** `/healthz`: the process lives. `/readyz`: it can work. `/metrics`: how it does. */
export function createHealthRoutes(sources: HealthSources): Hono<HttpEnvironment> {
  const routes = new Hono<HttpEnvironment>();
  routes.get('/healthz', (context) => context.json({ status: 'alive' }));
  routes.get('/readyz', async (context) => {
    if (sources.isDraining()) return context.json({ status: 'stopping' }, 503);
    try {
      await sources.checkDatabase();
      return context.json({ status: 'ready' });
    } catch {
      return context.json({ status: 'the database does not answer' }, 503);
    }
  });
  routes.get('/metrics', async (context) => {
    if (!mayReadMetrics(context, sources)) {
      const problem = new ProblemError('not_permitted');
      return problemResponse(presentProblem(problem, context.get('requestId')));
    }
    const { registry } = sources.metrics;
    return context.body(await registry.metrics(), 200, { 'content-type': registry.contentType });
  });
  return routes;
}
