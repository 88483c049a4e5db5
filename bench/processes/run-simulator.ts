import { makeAccount } from '@ringfence/carriers/simulator/make-account';
import { serveSimulator } from '@ringfence/carriers/simulator/serve-simulator';
import * as z from 'zod';

/** The carrier in a process of its own, as in life, which says what has arrived at it. */
const { seed, speed } = z
  .object({ seed: z.number(), speed: z.number() })
  .parse(JSON.parse(process.argv[2] ?? '{}'));
const account = makeAccount();
const simulator = await serveSimulator({ account, seed, speed });
const counting = z.object({ countTo: z.string() });
process.on('message', async (asked) => {
  const calls = simulator.calls();
  const { data } = counting.safeParse(asked);
  if (data !== undefined) {
    const own = calls.filter(({ to }) => to.startsWith(data.countTo));
    const living = own.filter(({ ended }) => ended === undefined).length;
    process.send?.({ arrived: own.length, living });
  }
  if (asked === 'list') process.send?.({ calls });
  if (asked === 'stop') {
    await simulator.stop();
    process.exit(0);
  }
});
process.on('disconnect', () => process.exit(1));
process.send?.({ address: simulator.address, ...account });
