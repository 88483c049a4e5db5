import { makeAccount } from '@ringfence/carriers/simulator/make-account';
import { serveSimulator } from '@ringfence/carriers/simulator/serve-simulator';
import * as z from 'zod';

/** The carrier, which lives through all kills and says what has arrived. */
const { seed, speed } = z
  .object({ seed: z.number(), speed: z.number() })
  .parse(JSON.parse(process.argv[2] ?? '{}'));
const account = makeAccount();
const simulator = await serveSimulator({ account, seed, speed });
process.on('message', async (asked) => {
  const calls = simulator.calls();
  if (asked === 'count') {
    const living = calls.filter(({ ended }) => ended === undefined).length;
    process.send?.({ arrived: calls.length, living });
  }
  if (asked === 'list') process.send?.({ calls });
  if (asked === 'stop') {
    await simulator.stop();
    process.exit(0);
  }
});
process.on('disconnect', () => process.exit(1));
process.send?.({ address: simulator.address, ...account });
