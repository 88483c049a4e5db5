import * as z from 'zod';

export const simulatorAccount = z.object({
  sid: z.string().startsWith('AC'),
  token: z.string().min(1),
});
export type SimulatorAccount = z.infer<typeof simulatorAccount>;

export const simulatorSettings = z.object({
  /** Decides what every call comes to. Default: 1. */
  seed: z.number().int().optional(),
  /** How many times faster than in life the calls pass. Default: 1. */
  speed: z.number().positive().optional(),
  /** How many calls the account lets out each second; what exceeds it is queued. Default: no limit. */
  callsPerSecond: z.number().positive().optional(),
});

export type SimulatorSettings = z.infer<typeof simulatorSettings>;

export interface SimulatorOptions extends SimulatorSettings {
  account: SimulatorAccount;
}

/** What the process is started with. An account lets a restarted simulator keep its name. */
export const startOptions = simulatorSettings.extend({ account: simulatorAccount.optional() });
export type StartOptions = z.infer<typeof startOptions>;
