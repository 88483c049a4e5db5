import { isKnownZone } from '@ringfence/domain/zones/find-offset';
import { useDisplayZone } from './display-zone.ts';

/** The zone in which hours are counted for the reader; a browser may have one that is no place. */
export function useReaderZone(): string {
  const zone = useDisplayZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isKnownZone(zone) ? zone : 'UTC';
}
