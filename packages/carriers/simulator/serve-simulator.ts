import { serve } from '@hono/node-server';
import { createSimulator, type Simulator } from './create-simulator.ts';
import type { SimulatorOptions } from './options.ts';

export interface ServedSimulator {
  address: string;
  calls: Simulator['calls'];
  stop(): Promise<void>;
}

/** A simulator on a free port of this machine. */
export async function serveSimulator(options: SimulatorOptions): Promise<ServedSimulator> {
  const simulator = createSimulator(options);
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = serve({ fetch: simulator.routes.fetch, hostname: '127.0.0.1', port: 0 }, (info) =>
    resolve(info.port),
  );
  server.once('error', reject);
  return {
    address: `http://127.0.0.1:${await promise}`,
    calls: simulator.calls,
    stop() {
      simulator.stop();
      return close(server);
    },
  };
}

function close(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
}
