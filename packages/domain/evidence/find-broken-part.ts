import type { Sha256 } from './pack-format.ts';
import { readManifest } from './read-pack.ts';

const beforeManifest = '"manifest":';
const beforeSections = ',"sections":{';
const beforeSignature = '},"signature":';

/** Every place at which a text begins, from one place on. */
function* listPlaces(text: string, wanted: string, from: number): Generator<number> {
  for (let at = text.indexOf(wanted, from); at >= 0; at = text.indexOf(wanted, at + 1)) yield at;
}

/**
 * Where a pack that is no JSON any more was broken. Each section is looked for by the hash that the manifest has of
 * it: the first that is nowhere is the one.
 */
export function findBrokenPart(text: string, sha256: Sha256): string {
  const start = text.indexOf(beforeManifest);
  const middle = text.indexOf(beforeSections);
  if (start < 0 || middle < start) return 'the beginning of the file';
  const manifest = readManifest(text.slice(start + beforeManifest.length, middle));
  if (manifest === undefined) return 'the manifest';
  const names = Object.keys(manifest.sections).toSorted();
  let at = middle + beforeSections.length;
  for (const [place, name] of names.entries()) {
    const label = `${JSON.stringify(name)}:`;
    if (!text.startsWith(label, at)) return `the section ${name}`;
    const begin = at + label.length;
    const next = names[place + 1];
    const follows = next === undefined ? beforeSignature : `,${JSON.stringify(next)}:`;
    const expected = manifest.sections[name]?.sha256;
    const end = [...listPlaces(text, follows, begin)].find(
      (candidate) => sha256(text.slice(begin, candidate)) === expected,
    );
    if (end === undefined) return `the section ${name}`;
    at = next === undefined ? end : end + 1;
  }
  return 'the signature';
}
