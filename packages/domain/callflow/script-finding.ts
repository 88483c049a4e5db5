import { type FindingCode, findingKinds, type Severity } from './finding-kinds.ts';
import { findingSentences, findingValueWords, wordedValues } from './finding-sentences.ts';
import type { ScriptLanguage } from './script.ts';

export type FindingValues = Readonly<Record<string, string | number>>;

/** Something in a script that keeps it from being approved, or that could be better. */
export interface Finding {
  code: FindingCode;
  severity: Severity;
  /** A part, `voicemail` or `recordingNotice`; null: the script as a whole. */
  partId: string | null;
  /** Null: in every language. */
  language: ScriptLanguage | null;
  values: FindingValues;
  /** In English; `writeFinding` says it in others. */
  sentence: string;
  citation: string;
}

/** The sentence of a finding in a language. */
export function writeFinding(
  { code, values }: Pick<Finding, 'code' | 'values'>,
  language: ScriptLanguage,
): string {
  return findingSentences[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    if (!Object.hasOwn(values, name)) return whole;
    const value = String(values[name]);
    return (wordedValues.includes(name) && findingValueWords[value]?.[language]) || value;
  });
}

export interface FoundPlace {
  partId: string | null;
  language?: ScriptLanguage | null;
}

/** Takes what the checks find, each thing once, however many paths lead there. */
export type Report = (code: FindingCode, place: FoundPlace, values?: FindingValues) => void;

export function collectFindings(): { report: Report; findings: () => Finding[] } {
  const found = new Map<string, Finding>();
  return {
    report(code, { partId, language = null }, values = {}) {
      const { seconds = 0, ...named } = values;
      const key = JSON.stringify([code, partId, language, named]);
      // Of several paths to one place the longest is named.
      const before = found.get(key);
      if (before !== undefined && Number(before.values.seconds ?? 0) >= Number(seconds)) return;
      const sentence = writeFinding({ code, values }, 'en');
      found.set(key, { code, partId, language, values, sentence, ...findingKinds[code] });
    },
    findings: () => [...found.values()],
  };
}
