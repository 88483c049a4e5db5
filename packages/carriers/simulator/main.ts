import { randomBytes } from 'node:crypto';
import { serve } from '@hono/node-server';
import { createSimulator } from './create-simulator.ts';

/**
 * The simulator as a process of its own, started by another that talks to it over a channel. When
 * that one ends, for whatever reason, the channel closes and this one ends too.
 */
const account = {
  sid: `AC${randomBytes(16).toString('hex')}`,
  token: randomBytes(16).toString('hex'),
};
const server = serve(
  { fetch: createSimulator(account).fetch, hostname: '127.0.0.1', port: 0 },
  ({ port }) => process.send?.({ address: `http://127.0.0.1:${port}`, ...account }),
);

function stop(): void {
  server.close(() => process.exit(0));
  if ('closeAllConnections' in server) server.closeAllConnections();
}

process.on('disconnect', stop);
// A signal to the whole group reaches this process too; the one that started it ends it in turn.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!process.connected) stop();
  });
}
