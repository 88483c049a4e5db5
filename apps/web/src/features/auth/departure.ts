import { readStored, removeStored, writeStored } from '../../platform/browser-storage.ts';

/** How the last person left, for the other tabs too. */
const storageKey = 'ringfence-departure';
const chosen = 'chosen';

export interface Departure {
  /** A person who leaves by choice is not led back to the page they left. */
  byChoice: boolean;
  /** After how many idle minutes the person was signed out; null for every other reason. */
  idleMinutes: number | null;
}

/** A session that the server has ended leaves what another tab has written in the same moment. */
export function writeDeparture({ byChoice, idleMinutes }: Departure): void {
  if (byChoice || idleMinutes !== null) {
    writeStored(storageKey, byChoice ? chosen : String(idleMinutes));
  }
}

export function readDeparture(): Departure {
  const kept = readStored(storageKey);
  const idleMinutes = Number(kept);
  return { byChoice: kept === chosen, idleMinutes: idleMinutes > 0 ? idleMinutes : null };
}

export function forgetDeparture(): void {
  removeStored(storageKey);
}
