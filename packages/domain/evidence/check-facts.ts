import { canonicalise } from './canonical-json.ts';
import { type Finding, right, wrong } from './finding.ts';
import type { EvidenceCrypto } from './pack-format.ts';
import { isFields } from './read-pack.ts';

/** The facts of a decision, as a pack holds them. */
export interface PackedFacts {
  /** The facts, without calls of other people. */
  content: unknown;
  /** The exact text whose hash was stored with the decision; null where calls of others were left out of it. */
  text: string | null;
  /** The hash that was stored when it was decided. */
  storedHash: string;
  /** Whether they still had that hash in the database when the pack was made. */
  isIntact: boolean;
  /** How many calls of other people to the same number were left out. */
  leftOut: number;
}

const isFacts = (value: unknown): value is PackedFacts =>
  isFields(value) &&
  (value.text === null || typeof value.text === 'string') &&
  typeof value.storedHash === 'string' &&
  typeof value.isIntact === 'boolean' &&
  typeof value.leftOut === 'number';

function isSame(text: string, content: unknown): boolean {
  try {
    return canonicalise(JSON.parse(text)) === canonicalise(content);
  } catch {
    return false;
  }
}

/** Whether the facts of a decision are those that were stored with it. */
export function checkFacts(what: string, facts: unknown, { sha256 }: EvidenceCrypto): Finding {
  if (!isFacts(facts)) return wrong(what, 'are missing');
  const { text, content, storedHash, isIntact, leftOut } = facts;
  if (!isIntact) return wrong(what, 'were changed in the database after the decision');
  if (text === null) {
    const detail = `leave out ${leftOut} calls of other people, so their hash was checked by the installation alone`;
    return { state: 'unchecked', what, detail };
  }
  if (!isSame(text, content)) return wrong(what, 'are given in two ways that differ');
  return sha256(text) === storedHash
    ? right(what, 'have the hash that was stored with the decision')
    : wrong(what, 'do not have the hash that was stored with the decision');
}
