/** What a pack says of itself; another number where it is written otherwise. */
export const packFormat = 'ringfence-evidence/1';

/** One call; one person; a sample of the calls of a period, for an examiner. */
export const packKinds = ['call', 'person', 'examination'] as const;
export type PackKind = (typeof packKinds)[number];

/** The hash of a section, and of each of its parts, so that a change can be named. */
export interface SectionHash {
  sha256: string;
  parts: Record<string, string>;
}

/** What is signed. Everything else in the pack, and the files beside it, hang on it by their hashes. */
export interface Manifest {
  kind: PackKind;
  organization: { id: string; name: string };
  /** What it is about: the id of the call or person; empty for an examination. */
  subjectId: string;
  createdAt: string;
  /** The release that wrote it. */
  release: string;
  sections: Record<string, SectionHash>;
  /** The files that belong to it, by name, with their SHA-256. */
  files: Record<string, string>;
}

export interface Signature {
  algorithm: 'Ed25519';
  /** Names the key. Only a key that was published elsewhere proves anything, so none is in here. */
  keyId: string;
  /** In base64. */
  value: string;
}

export interface EvidencePack {
  format: typeof packFormat;
  manifest: Manifest;
  sections: Record<string, unknown>;
  signature: Signature;
}

/** Hashing and checking signatures, which the domain leaves to its callers. */
export interface EvidenceCrypto {
  /** SHA-256 in hex, of a text as UTF-8, of bytes, or of several of them one after another. */
  sha256(...pieces: readonly (string | Uint8Array)[]): string;
  /** Undefined where the key was not given. */
  verify(keyId: string, text: string, signature: string): boolean | undefined;
  /** When the key stopped signing; null where it still signs, or where that is not known. */
  findRetirement(keyId: string): string | null;
}

export type Sha256 = EvidenceCrypto['sha256'];
