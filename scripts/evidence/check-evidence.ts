import { isArchive, readArchive } from '../../packages/domain/evidence/archive.ts';
import { checkPack } from '../../packages/domain/evidence/check-pack.ts';
import { type Finding, right, wrong } from '../../packages/domain/evidence/finding.ts';
import type { EvidenceCrypto } from '../../packages/domain/evidence/pack-format.ts';

/** A file as it lies on the disk, and what lies beside it. */
export interface GivenFile {
  name: string;
  bytes: Uint8Array;
  findBeside(name: string): Uint8Array | undefined;
}

const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);

/** Undefined where the bytes are no UTF-8. */
function decode(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Looser, so that what is left can be read to find the place. */
const decodeAnyway = (bytes: Uint8Array): string => Buffer.from(bytes).toString('utf8');

function checkJson(
  name: string,
  bytes: Uint8Array,
  findFile: (name: string) => Uint8Array | undefined,
  mayLackFiles: boolean,
  crypto: EvidenceCrypto,
) {
  const text = decode(bytes) ?? decodeAnyway(bytes);
  const checked = checkPack({ name, text, findFile, mayLackFiles }, crypto);
  if (decode(bytes) !== undefined) return checked;
  const fault = wrong(`file ${name}`, 'is not written in UTF-8');
  return { ...checked, findings: [fault, ...checked.findings] };
}

function checkArchive({ name, bytes }: GivenFile, crypto: EvidenceCrypto): Finding[] {
  const { files, wrongAt } = readArchive(bytes);
  const byName = new Map(files.map((file) => [file.name, file.bytes]));
  const packs = files.filter((file) => file.name.endsWith('.json'));
  const named = new Set<string>();
  const findings = packs.flatMap((pack) => {
    const folder = folderOf(pack.name);
    const find = (wanted: string) => byName.get(`${folder}${wanted}`);
    const { manifest, findings: found } = checkJson(pack.name, pack.bytes, find, false, crypto);
    for (const file of Object.keys(manifest?.files ?? {})) named.add(`${folder}${file}`);
    const isInner = folder !== '';
    return isInner
      ? found.map((finding) => ({ ...finding, what: `${pack.name}: ${finding.what}` }))
      : found;
  });
  // The pack that binds the others is itself named by nobody.
  const loose = files.filter(
    (file) => !named.has(file.name) && (!file.name.endsWith('.json') || folderOf(file.name) !== ''),
  );
  return [
    wrongAt === undefined
      ? right(`archive ${name}`, `is as it was written, with ${files.length} files`)
      : wrong(`archive ${name}`, `is not as it was written, from byte ${wrongAt} on`),
    ...(packs.length === 0 ? [wrong(`archive ${name}`, 'holds no pack')] : []),
    ...findings,
    ...loose.map((file) => wrong(`file ${file.name}`, 'belongs to no pack that is signed')),
  ];
}

/** A pack as an archive, or its JSON alone with the PDF beside it. */
export function checkEvidence(given: GivenFile, crypto: EvidenceCrypto): Finding[] {
  if (isArchive(given.bytes) || given.name.endsWith('.zip')) return checkArchive(given, crypto);
  const { name, bytes, findBeside } = given;
  return checkJson(name, bytes, findBeside, true, crypto).findings;
}
