import { canonicalise } from './canonical-json.ts';
import { checkChain } from './check-chain.ts';
import { checkCorrections } from './check-corrections.ts';
import { checkFacts } from './check-facts.ts';
import { checkPromises } from './check-promises.ts';
import { findBrokenPart } from './find-broken-part.ts';
import { findLateSigning } from './find-late-signing.ts';
import { type Finding, right, wrong } from './finding.ts';
import type { EvidenceCrypto, EvidencePack, Manifest } from './pack-format.ts';
import { isActivity, isFields, isPack } from './read-pack.ts';
import { hashSection, manifestText } from './seal-sections.ts';

export interface PackToCheck {
  /** The name of the file. */
  name: string;
  text: string;
  /** The bytes of a file beside it; undefined where there is none. */
  findFile(name: string): Uint8Array | undefined;
  /** Whether files may be elsewhere, as when somebody has the JSON alone. */
  mayLackFiles: boolean;
}

export interface CheckedPack {
  /** Undefined where it is none. */
  manifest: Manifest | undefined;
  findings: Finding[];
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function findDifference(text: string, expected: string): number {
  let at = 0;
  while (at < text.length && text[at] === expected[at]) at += 1;
  return at;
}

function checkSignature({ manifest, signature }: EvidencePack, crypto: EvidenceCrypto): Finding {
  const { keyId, value } = signature;
  const isSigned = crypto.verify(keyId, manifestText(manifest), value);
  if (isSigned === undefined) {
    return wrong('signature', `names the key ${keyId}, which was not given`);
  }
  const late = isSigned ? findLateSigning(keyId, manifest.createdAt, crypto) : undefined;
  if (late !== undefined) return wrong('manifest', late);
  return isSigned
    ? right('manifest', `was signed by the key ${keyId} on ${manifest.createdAt}`)
    : wrong('manifest or signature', `the key ${keyId} did not sign this: one of them was changed`);
}

function checkSection(
  name: string,
  section: unknown,
  expected: Manifest['sections'][string] | undefined,
  { sha256 }: EvidenceCrypto,
): Finding {
  const what = `section ${name}`;
  if (expected === undefined) return wrong(what, 'was added');
  if (section === undefined) return wrong(what, 'is missing');
  const found = hashSection(section, sha256);
  if (found.sha256 === expected.sha256) return right(what, 'is as it was signed');
  const parts = new Set([...Object.keys(found.parts), ...Object.keys(expected.parts)]);
  const changed = [...parts].filter((part) => found.parts[part] !== expected.parts[part]);
  const paths = changed.map((part) => `${name}.${part}`).join(', ');
  return wrong(what, paths === '' ? 'was changed' : `was changed: ${paths}`);
}

function checkFile(pack: PackToCheck, name: string, expected: string, crypto: EvidenceCrypto) {
  const what = `file ${name}`;
  const bytes = pack.findFile(name);
  if (bytes === undefined) {
    const detail = 'is not here';
    return pack.mayLackFiles ? { state: 'unchecked' as const, what, detail } : wrong(what, detail);
  }
  return crypto.sha256(bytes) === expected
    ? right(what, 'is as it was signed')
    : wrong(what, 'was changed');
}

/** What stands inside of the sections and can be checked for itself. */
function checkContents({ sections, manifest }: EvidencePack, crypto: EvidenceCrypto): Finding[] {
  const { activity, call, calls, corrections, decision, decisions, promises, payments } = sections;
  const corrected =
    manifest.kind === 'examination'
      ? []
      : checkCorrections(Array.isArray(calls) ? calls : [call], corrections);
  const promised = checkPromises(isFields(call) ? call.id : null, promises, payments);
  const one = isFields(decision) ? [checkFacts('decision.facts', decision.facts, crypto)] : [];
  const several = Array.isArray(decisions)
    ? decisions.map((each, place) =>
        checkFacts(`decisions.${place}.facts`, isFields(each) ? each.facts : undefined, crypto),
      )
    : [];
  if (activity === undefined) return [...one, ...several, ...corrected, ...promised];
  const chain =
    isActivity(activity) && activity.organizationId === manifest.organization.id
      ? checkChain(activity, crypto)
      : [wrong('section activity', 'cannot be read, or is of another organization')];
  return [...one, ...several, ...corrected, ...promised, ...chain];
}

/**
 * Checks a pack and the files beside it, thing by thing. Nothing in the pack is believed but by the signature of a
 * key that was given from outside.
 */
export function checkPack(given: PackToCheck, crypto: EvidenceCrypto): CheckedPack {
  const { name, text } = given;
  const pack = readJson(text);
  if (pack === undefined) {
    const detail = `is no JSON any more: ${findBrokenPart(text, crypto.sha256)} was changed`;
    return { manifest: undefined, findings: [wrong(`file ${name}`, detail)] };
  }
  if (!isPack(pack)) {
    const detail = `has not the form of a pack: ${findBrokenPart(text, crypto.sha256)} was changed, or it is something else`;
    return { manifest: undefined, findings: [wrong(`file ${name}`, detail)] };
  }
  const { manifest, sections } = pack;
  const written = canonicalise(pack);
  const names = new Set([...Object.keys(manifest.sections), ...Object.keys(sections)]);
  return {
    manifest,
    findings: [
      written === text
        ? right(`file ${name}`, 'is written as packs are')
        : wrong(
            `file ${name}`,
            `is written otherwise at character ${findDifference(text, written)}`,
          ),
      checkSignature(pack, crypto),
      ...[...names]
        .toSorted()
        .map((each) => checkSection(each, sections[each], manifest.sections[each], crypto)),
      ...Object.entries(manifest.files).map(([file, hash]) => checkFile(given, file, hash, crypto)),
      ...checkContents(pack, crypto),
    ],
  };
}
