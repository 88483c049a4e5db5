import { makeAccount } from './make-account.ts';
import { startOptions } from './options.ts';
import { serveSimulator } from './serve-simulator.ts';

/**
 * The simulator as a process of its own, started by another that talks to it over a channel. When
 * that one ends, for whatever reason, the channel closes and this one ends too. Its options come as
 * JSON in the first argument.
 */
const { account = makeAccount(), ...settings } = startOptions.parse(
  JSON.parse(process.argv[2] ?? '{}'),
);
const starting = serveSimulator({ account, ...settings });

async function stop(): Promise<void> {
  const simulator = await starting;
  await simulator.stop();
  process.exit(0);
}

process.on('disconnect', stop);
// A signal to the whole group reaches this process too; the one that started it ends it in turn.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (!process.connected) void stop();
  });
}

const { address } = await starting;
process.send?.({ address, ...account });
