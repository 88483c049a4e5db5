import { canonicalise } from './canonical-json.ts';
import { type Manifest, packFormat, type SectionHash, type Sha256 } from './pack-format.ts';

/** The members of a section by name, or its rows by number. */
export function listParts(section: unknown): [string, unknown][] {
  if (Array.isArray(section)) return section.map((row, place) => [String(place), row]);
  return typeof section === 'object' && section !== null ? Object.entries(section) : [];
}

export function hashSection(section: unknown, sha256: Sha256): SectionHash {
  const parts = listParts(section).map(([name, part]) => [name, sha256(canonicalise(part))]);
  return { sha256: sha256(canonicalise(section)), parts: Object.fromEntries(parts) };
}

export function hashSections(
  sections: Record<string, unknown>,
  sha256: Sha256,
): Manifest['sections'] {
  return Object.fromEntries(
    Object.entries(sections).map(([name, section]) => [name, hashSection(section, sha256)]),
  );
}

/** The text that is signed: it says what it is, so that no signature can be used for anything else. */
export const manifestText = (manifest: Manifest): string =>
  `${packFormat}\n${canonicalise(manifest)}`;
