import type { CarrierAccount } from '../port.ts';
import type { ArrivedCall } from './create-simulator.ts';
import { makeAccount } from './make-account.ts';
import type { StartOptions } from './options.ts';
import { serveSimulator } from './serve-simulator.ts';

export interface TestSimulator {
  address: string;
  /** Ready for a carrier: its address is the simulator's. */
  account: CarrierAccount;
  calls(): ArrivedCall[];
  stop(): Promise<void>;
}

/** A simulator inside the process of a test, a hundred times faster than life. */
export async function startSimulatorForTests({
  account = makeAccount(),
  speed = 100,
  ...settings
}: StartOptions = {}): Promise<TestSimulator> {
  const { address, calls, stop } = await serveSimulator({ account, speed, ...settings });
  return { address, account: { ...account, address }, calls, stop };
}
