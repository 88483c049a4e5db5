import { chunkBytes, largestWholeFileBytes } from '@ringfence/contract/imports';

/** What may come in for an operation. */
export interface BodyRule {
  largestBytes: number;
  /** As a form with a file in it, instead of JSON. */
  takesFile: boolean;
  /** The field whose entries the operation answers for one by one: a fault in one refuses no other. */
  answersForEach?: string;
}

const kibibyte = 1024;

/** A thousand ids, with room for everything that is said about them. */
const usual: BodyRule = { largestBytes: 256 * kibibyte, takesFile: false };

/** Beside a file: its fields, and what keeps the parts of the request apart. */
const besideBytes = 64 * kibibyte;

const exceptions: Readonly<Record<string, BodyRule>> = {
  // A thousand contacts with everything that is said of them.
  'contacts.upsert': {
    largestBytes: 8 * kibibyte ** 2,
    takesFile: false,
    answersForEach: 'contacts',
  },
  'imports.create': { largestBytes: largestWholeFileBytes + besideBytes, takesFile: true },
  'imports.sendChunk': { largestBytes: chunkBytes + besideBytes, takesFile: true },
};

/** By the operation's place in the contract, such as `contacts.upsert`. */
export function findBodyRule(path: readonly string[]): BodyRule {
  return exceptions[path.join('.')] ?? usual;
}
