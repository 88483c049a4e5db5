import { canonicalise } from './canonical-json.ts';
import { type Finding, right, wrong } from './finding.ts';
import type { EvidenceCrypto } from './pack-format.ts';
import { isFields } from './read-pack.ts';

/** The facts of a decision, as a pack shows them. */
export interface ShownFacts {
  /** The facts, without what is known of other people. */
  content: unknown;
  /** The exact text whose hash was stored with the decision; null where something of others was left out of it. */
  text: string | null;
  /** The hash that was stored when it was decided. */
  storedHash: string;
  /** Whether they still had that hash in the database when the pack was made. */
  isIntact: boolean;
  /** How many calls of other people to the same number were left out. */
  leftOut: number;
  /** Of how many reasons not to call it is only said that they are another person's; packs before had no such field. */
  leftOutReasons?: number;
}

const isFacts = (value: unknown): value is ShownFacts =>
  isFields(value) &&
  (value.text === null || typeof value.text === 'string') &&
  typeof value.storedHash === 'string' &&
  typeof value.isIntact === 'boolean' &&
  typeof value.leftOut === 'number' &&
  (value.leftOutReasons === undefined || typeof value.leftOutReasons === 'number');

function isSame(text: string, content: unknown): boolean {
  try {
    return canonicalise(JSON.parse(text)) === canonicalise(content);
  } catch {
    return false;
  }
}

/** Whether the facts of a decision are those that were stored with it. */
export function checkFacts(what: string, facts: unknown, { sha256 }: EvidenceCrypto): Finding {
  if (!isFacts(facts)) return wrong(what, 'are not shown');
  const { text, content, storedHash, isIntact, leftOut, leftOutReasons = 0 } = facts;
  if (!isIntact) return wrong(what, 'were changed in the database after the decision');
  if (text === null) {
    const detail = `are shown without ${leftOut} calls and ${leftOutReasons} reasons of other people, so their hash was checked by the installation alone`;
    return { state: 'unchecked', what, detail };
  }
  if (!isSame(text, content)) return wrong(what, 'are shown in two ways that differ');
  return sha256(text) === storedHash
    ? right(what, 'have the hash that was stored with the decision')
    : wrong(what, 'do not have the hash that was stored with the decision');
}
