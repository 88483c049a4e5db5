import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  registry: Registry;
  requestSeconds: Histogram<'method' | 'route' | 'status'>;
  jobSeconds: Histogram<'job'>;
  jobFailures: Counter<'job'>;
}

export interface MetricSources {
  pool(): { total: number; idle: number; waiting: number };
  liveStreams(): number;
  clock(): { millisecondsAhead: number };
}

export function createMetrics(sources: MetricSources): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'ringfence_database_connections',
    help: 'Connections of this process to the database, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = sources.pool();
      this.set({ state: 'open' }, total);
      this.set({ state: 'idle' }, idle);
      this.set({ state: 'waited_for' }, waiting);
    },
  });
  new Gauge({
    name: 'ringfence_live_streams',
    help: 'Browsers that watch for changes',
    registers: [registry],
    collect() {
      this.set(sources.liveStreams());
    },
  });
  new Gauge({
    name: 'ringfence_clock_ahead_seconds',
    help: 'How far the clock of this machine is ahead of the database’s, as last compared',
    registers: [registry],
    collect() {
      this.set(sources.clock().millisecondsAhead / 1000);
    },
  });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'ringfence_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    jobSeconds: new Histogram({
      name: 'ringfence_job_seconds',
      help: 'Time to run a background job',
      labelNames: ['job'],
      buckets: [0.01, 0.1, 0.5, 1, 5, 30, 120, 600],
      registers: [registry],
    }),
    jobFailures: new Counter({
      name: 'ringfence_job_failures_total',
      help: 'Background jobs that failed and will be tried again',
      labelNames: ['job'],
      registers: [registry],
    }),
  };
}
