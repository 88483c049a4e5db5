import * as z from 'zod';

export const simulatorAccount = z.object({
  sid: z.string().startsWith('AC'),
  token: z.string().min(1),
});
export type SimulatorAccount = z.infer<typeof simulatorAccount>;

const rate = z.number().min(0).max(1).default(0);

/** What goes wrong, each in a part of all cases, drawn from the seed. */
export const simulatorFaults = z.strictObject({
  /** Requests to make a call that are refused with 429. */
  refused: rate,
  /** Requests to make a call that fail with 503. */
  failed: rate,
  /** Calls that are made, and whose answer comes too late for anybody to wait for it. */
  unanswered: rate,
  /** Callbacks that never come, come twice, come late, or come behind the next one. */
  lost: rate,
  doubled: rate,
  late: rate,
  reordered: rate,
});
export type SimulatorFaults = z.infer<typeof simulatorFaults>;

export const simulatorSettings = z.object({
  /** Decides what every call comes to. Default: 1. */
  seed: z.number().int().optional(),
  /** How many times faster than in life the calls pass. Default: 1. */
  speed: z.number().positive().optional(),
  /** How many calls the account lets out each second; what exceeds it is queued. Default: no limit. */
  callsPerSecond: z.number().positive().optional(),
  /** What goes wrong. Default: nothing. */
  faults: simulatorFaults.partial().optional(),
});

export type SimulatorSettings = z.infer<typeof simulatorSettings>;

export interface SimulatorOptions extends SimulatorSettings {
  account: SimulatorAccount;
}

/** What the process is started with. An account lets a restarted simulator keep its name. */
export const startOptions = simulatorSettings.extend({ account: simulatorAccount.optional() });
export type StartOptions = z.infer<typeof startOptions>;
