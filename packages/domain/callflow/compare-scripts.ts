import { listWays, type WayCondition } from './list-ways.ts';
import { listScriptWords, type PlacedWords, type WordField } from './list-words.ts';
import { type Part, type Script, type ScriptLanguage, scriptLanguages } from './script.ts';

/** A text that is not the same any more; null where there was, or is, none. */
export interface ChangedWords {
  field: WordField;
  language: ScriptLanguage;
  before: string | null;
  after: string | null;
}

/** A way that leads elsewhere; null where there was, or is, none. */
export interface ChangedWay {
  on: WayCondition;
  before: string | null;
  after: string | null;
}

export interface PlaceChange {
  /** A part, or `recordingNotice`, `voicemail`. */
  partId: string;
  change: 'added' | 'removed' | 'changed';
  /** Null for what is no part. */
  kind: Part['kind'] | null;
  words: readonly ChangedWords[];
  ways: readonly ChangedWay[];
  hasOtherOffers: boolean;
}

export interface ScriptComparison {
  /** In the order of the newer script, what is gone last. */
  places: readonly PlaceChange[];
  contactPerson: { before: string; after: string } | null;
  /** Whether a call begins with another part. */
  beginsElsewhere: boolean;
}

const findParts = ({ parts }: Script) => new Map(parts.map((part) => [part.id, part]));

function groupWords(script: Script): Map<string, PlacedWords[]> {
  return Map.groupBy(listScriptWords(script), ({ partId }) => partId);
}

function compareWords(
  before: readonly PlacedWords[] = [],
  after: readonly PlacedWords[] = [],
): ChangedWords[] {
  const fields = new Set([...after, ...before].map(({ field }) => field));
  return [...fields].flatMap((field) => {
    const one = before.find((placed) => placed.field === field)?.words;
    const other = after.find((placed) => placed.field === field)?.words;
    return scriptLanguages
      .map((language) => ({
        field,
        language,
        before: one?.[language] ?? null,
        after: other?.[language] ?? null,
      }))
      .filter((changed) => changed.before !== changed.after);
  });
}

function compareWays(before: Part | undefined, after: Part | undefined): ChangedWay[] {
  const read = (part: Part | undefined) =>
    new Map((part === undefined ? [] : listWays(part)).map(({ on, to }) => [on, to]));
  const [one, other] = [read(before), read(after)];
  return [...new Set([...other.keys(), ...one.keys()])]
    .map((on) => ({ on, before: one.get(on) ?? null, after: other.get(on) ?? null }))
    .filter((changed) => changed.before !== changed.after);
}

const readOffers = (part: Part | undefined): string =>
  part?.kind === 'promise'
    ? JSON.stringify(part.offers.map((offer) => Object.entries(offer).sort()))
    : '';

/** What is different in a newer version of a script: which parts, and which of their words, by language. */
export function compareScripts(before: Script, after: Script): ScriptComparison {
  const [partsBefore, partsAfter] = [findParts(before), findParts(after)];
  const [wordsBefore, wordsAfter] = [groupWords(before), groupWords(after)];
  const ids = new Set([
    'recordingNotice',
    ...partsAfter.keys(),
    'voicemail',
    ...partsBefore.keys(),
  ]);
  const places = [...ids].flatMap((partId): PlaceChange[] => {
    const [one, other] = [partsBefore.get(partId), partsAfter.get(partId)];
    const words = compareWords(wordsBefore.get(partId), wordsAfter.get(partId));
    const ways = compareWays(one, other);
    const hasOtherOffers = readOffers(one) !== readOffers(other);
    const wasThere = one !== undefined || wordsBefore.has(partId);
    const isThere = other !== undefined || wordsAfter.has(partId);
    const hasOtherKind = one?.kind !== other?.kind;
    if (words.length + ways.length === 0 && !hasOtherOffers && !hasOtherKind) return [];
    const stayed = wasThere && isThere;
    const change = stayed ? 'changed' : isThere ? 'added' : 'removed';
    return [{ partId, change, kind: (other ?? one)?.kind ?? null, words, ways, hasOtherOffers }];
  });
  const isSamePerson = before.contactPerson === after.contactPerson;
  return {
    places,
    contactPerson: isSamePerson
      ? null
      : { before: before.contactPerson, after: after.contactPerson },
    beginsElsewhere: before.parts[0]?.id !== after.parts[0]?.id,
  };
}
