import type { ContactLedger } from '@ringfence/contract/compliance';
import type { ContactDetail } from '@ringfence/contract/records';

type Zones = ContactLedger['zones'];

export interface PhonePlaces {
  zones: readonly string[];
  /** What speaks for them, as the engine words it; the number's own code stands apart. */
  evidence: string[];
  isByCode: boolean;
}

const isOfPhone = (evidence: string) => /^phone /i.test(evidence);

/**
 * Where a number may ring, and what says so. A zone that the person confirmed holds alone, as it does for
 * the calling hours; else it is the number's code, and whatever else speaks for the same zones.
 */
export function findPhonePlaces(
  { zones }: Pick<ContactDetail['phones'][number], 'zones'>,
  confirmedZone: string | null,
  known: Zones,
): PhonePlaces {
  if (confirmedZone !== null) {
    return { zones: [confirmedZone], evidence: ['confirmed'], isByCode: false };
  }
  const evidence = known
    .filter(({ zone }) => zones.includes(zone))
    .flatMap((candidate) => candidate.evidence)
    .filter((word) => !isOfPhone(word));
  return { zones, evidence: [...new Set(evidence)], isByCode: zones.length > 0 };
}
