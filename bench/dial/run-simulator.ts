import { makeAccount } from '@ringfence/carriers/simulator/make-account';
import { serveSimulator } from '@ringfence/carriers/simulator/serve-simulator';

/** The simulator in a process of its own, as in life, which answers what has arrived at it. */
const account = makeAccount();
const simulator = await serveSimulator({ account, seed: 7, speed: Number(process.argv[2] ?? 1) });
process.on('message', async (asked) => {
  if (asked === 'count') process.send?.({ count: simulator.calls().length });
  if (asked !== 'stop') return;
  const arrivals = simulator.calls().map(({ to, created }) => ({ reference: '', to, at: created }));
  await simulator.stop();
  process.send?.({ arrivals }, () => process.exit(0));
});
process.on('disconnect', () => process.exit(1));
process.send?.({ address: simulator.address, ...account });
