import { createContext, useContext } from 'react';

/** The zone that times are shown in (IANA); undefined: the reader's own. */
export const DisplayZoneContext = createContext<string | undefined>(undefined);

export function useDisplayZone(): string | undefined {
  return useContext(DisplayZoneContext);
}

/** A zone that this browser can calculate with; one that it does not know yields the reader's own. */
export function readDisplayZone(zone: string | null | undefined): string | undefined {
  if (zone === null || zone === undefined) {
    return undefined;
  }
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
