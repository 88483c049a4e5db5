import type { TFunction } from 'i18next';

const patterns = [
  { pattern: /^phone (?:code )?(.+)$/i, key: 'decisions.evidence.phone' },
  { pattern: /^(?:region|state) (.+)$/i, key: 'decisions.evidence.region' },
  { pattern: /^(?:postal code|postal|zip code|zip) (.+)$/i, key: 'decisions.evidence.postal' },
  { pattern: /^country (.+)$/i, key: 'decisions.evidence.country' },
  { pattern: /^(confirmed).*$/i, key: 'decisions.evidence.confirmed' },
] as const;

/** What speaks for a place, in the reader's language; anything else is shown as it came. */
export function describeEvidence(evidence: string, t: TFunction<'work'>): string {
  for (const { pattern, key } of patterns) {
    const value = pattern.exec(evidence)?.[1];
    if (value !== undefined) {
      return t(key, { value });
    }
  }
  return evidence;
}
