import type { Carrier } from '@ringfence/carriers/port';

/** How fast calls go out through one account at a carrier, over all organizations and all workers. */
export interface Pace {
  callsPerSecond: number;
  callsAtOnce: number;
}

/** An account at a carrier, ready to be used. */
export interface OpenAccount {
  id: string;
  /** Null: the installation's, which every organization may call through. */
  organizationId: string | null;
  carrier: Carrier;
  pace: Pace;
}

export interface AccountBook {
  /** Undefined for one that is gone, and for one that this process cannot open. */
  find(accountId: string): Promise<OpenAccount | undefined>;
}
