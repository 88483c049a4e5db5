import {
  type ChainLink,
  type ChainSegment,
  firstSealOver,
  headText,
  type SealedEntry,
  type SignedHead,
  sealOver,
} from './activity-chain.ts';
import { findLateSigning } from './find-late-signing.ts';
import { type Finding, right, wrong } from './finding.ts';
import type { EvidenceCrypto } from './pack-format.ts';
import { stampsText } from './time-stamp.ts';

export interface ActivityEvidence {
  organizationId: string;
  entries: SealedEntry[];
  segments: ChainSegment[];
}

interface Walk {
  place: { position: number; hash: string };
  findings: Finding[];
  /** How many entries were sealed over a text that is not shown. */
  hidden: number;
}

type Entries = ReadonlyMap<number, SealedEntry>;

const nameEntry = (position: number): string =>
  `activity.entries, the entry at position ${position}`;

function followLink(walk: Walk, link: ChainLink, entries: Entries, crypto: EvidenceCrypto): void {
  const { place, findings } = walk;
  const { sha256 } = crypto;
  const position = place.position + 1;
  const entry = entries.get(position);
  const fault = wrong(nameEntry(position), 'is not the one that was sealed');
  if (typeof link === 'string') {
    if (entry !== undefined && sha256(entry.text) !== link) findings.push(fault);
    walk.place = { position, hash: sealOver(place.hash, link, sha256) };
    return;
  }
  if (entry === undefined) walk.hidden += link.through - place.position;
  else if (
    link.through !== position ||
    firstSealOver(place.hash, entry.text, sha256) !== link.seal
  ) {
    findings.push(fault);
  }
  walk.place = { position: link.through, hash: link.seal };
}

function checkHead(organizationId: string, head: SignedHead, crypto: EvidenceCrypto): Finding[] {
  const { position, keyId, signature, signedAt, timeStamp } = head;
  const what = `activity, the head at position ${position}`;
  const text = headText(organizationId, head);
  const isSigned = crypto.verify(keyId, text, signature);
  const fault =
    isSigned === true
      ? findLateSigning(keyId, signedAt, crypto)
      : isSigned === undefined
        ? `is signed by the key ${keyId}, which was not given`
        : 'is not signed by the installation';
  const signed =
    fault === undefined
      ? right(what, `was signed on ${signedAt} by the key ${keyId}`)
      : wrong(what, fault);
  if (timeStamp === null) return [signed];
  const stamp = `activity, the time stamp of the head at position ${position}`;
  return [
    signed,
    stampsText(text, timeStamp, crypto)
      ? right(stamp, 'is about this head; openssl ts -verify tells who gave it')
      : wrong(stamp, 'is about something else'),
  ];
}

function checkSegment(
  organizationId: string,
  { after, links, head }: ChainSegment,
  entries: Entries,
  crypto: EvidenceCrypto,
): Finding[] {
  const walk: Walk = { place: after, findings: [], hidden: 0 };
  for (const link of links) followLink(walk, link, entries, crypto);
  const { place, findings, hidden } = walk;
  const what = `activity, the chain from position ${after.position + 1} to ${head.position}`;
  const isWhole = place.position === head.position && place.hash === head.hash;
  const aside =
    hidden === 0 ? '' : `; ${hidden} entries of others were sealed over texts that are not shown`;
  return [
    ...findings,
    isWhole ? right(what, `leads to its head${aside}`) : wrong(what, 'does not lead to its head'),
    ...checkHead(organizationId, head, crypto),
  ];
}

/** The first thing in an entry's text is whose it is. */
function readOrganization(text: string): unknown {
  try {
    const fields: unknown = JSON.parse(text);
    return Array.isArray(fields) ? fields[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Whether each entry stands in the chain, and each chain leads to a head that the installation signed. */
export function checkChain(activity: ActivityEvidence, crypto: EvidenceCrypto): Finding[] {
  const { organizationId, segments } = activity;
  const entries = new Map(activity.entries.map((entry) => [entry.position, entry]));
  const isCovered = ({ position }: SealedEntry): boolean =>
    segments.some(({ after, head }) => after.position < position && position <= head.position);
  const loose = activity.entries.filter((entry) => !isCovered(entry));
  const foreign = activity.entries.filter(({ text }) => readOrganization(text) !== organizationId);
  return [
    ...segments.flatMap((segment) => checkSegment(organizationId, segment, entries, crypto)),
    ...loose.map(({ position }) => wrong(nameEntry(position), 'stands in no chain')),
    ...foreign.map(({ position }) => wrong(nameEntry(position), 'is of another organization')),
  ];
}
