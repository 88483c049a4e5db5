import type { ChainLink, ChainSegment, SealedEntry, SignedHead } from './activity-chain.ts';
import type { ActivityEvidence } from './check-chain.ts';
import {
  type EvidencePack,
  type Manifest,
  packFormat,
  packKinds,
  type SectionHash,
  type Signature,
} from './pack-format.ts';

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);
const areTexts = (value: unknown): value is Record<string, string> =>
  isFields(value) && Object.values(value).every(isText);
const areAll = <Each>(value: unknown, is: (one: unknown) => one is Each): value is Each[] =>
  Array.isArray(value) && value.every(is);

const isSectionHash = (value: unknown): value is SectionHash =>
  isFields(value) && isText(value.sha256) && areTexts(value.parts);

const isManifest = (value: unknown): value is Manifest =>
  isFields(value) &&
  packKinds.some((kind) => kind === value.kind) &&
  areTexts(value.organization) &&
  isText(value.organization.id) &&
  isText(value.subjectId) &&
  isText(value.createdAt) &&
  isText(value.release) &&
  isFields(value.sections) &&
  Object.values(value.sections).every(isSectionHash) &&
  areTexts(value.files);

const isSignature = (value: unknown): value is Signature =>
  areTexts(value) &&
  value.algorithm === 'Ed25519' &&
  isText(value.keyId) &&
  isText(value.value) &&
  Object.keys(value).length === 3;

/** Whether something has the form of a pack; nothing is said of what it holds. */
export const isPack = (value: unknown): value is EvidencePack =>
  isFields(value) &&
  value.format === packFormat &&
  isManifest(value.manifest) &&
  isFields(value.sections) &&
  isSignature(value.signature) &&
  Object.keys(value).length === 4;

/** The manifest alone, where nothing else can be read. */
export function readManifest(text: string): Manifest | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isManifest(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const isEntry = (value: unknown): value is SealedEntry =>
  isFields(value) && isCount(value.position) && isText(value.text);

const isHead = (value: unknown): value is SignedHead =>
  isFields(value) &&
  isCount(value.position) &&
  [value.hash, value.signedAt, value.keyId, value.signature].every(isText) &&
  (value.timeStamp === null || isText(value.timeStamp));

const isLink = (value: unknown): value is ChainLink =>
  isText(value) || (isFields(value) && isText(value.seal) && isCount(value.through));

const isSegment = (value: unknown): value is ChainSegment =>
  isFields(value) &&
  isFields(value.after) &&
  isCount(value.after.position) &&
  isText(value.after.hash) &&
  areAll(value.links, isLink) &&
  isHead(value.head);

export const isActivity = (value: unknown): value is ActivityEvidence =>
  isFields(value) &&
  isText(value.organizationId) &&
  areAll(value.entries, isEntry) &&
  areAll(value.segments, isSegment);
