import {
  type Part,
  type Script,
  type ScriptLanguage,
  scriptLanguages,
  type Words,
} from '../script.ts';
import type { Report } from '../script-finding.ts';
import { isOtherLanguage } from './guess-language.ts';
import { foldCase } from './sentences.ts';

type Named = 'call' | 'days';

/** What a question has to name for a yes to it to be consent to a call, as people put it. */
const naming: Readonly<Record<Named, Record<ScriptLanguage, RegExp>>> = {
  call: { en: /\bcall(s|ed|ing)?\b/, es: /\bllam\w+/ },
  days: {
    en: /\b(seven|7) days\b|\bnext (\w+ )?days\b|\b(a|one|this|next) week\b/,
    es: /\b(siete|7) dias\b|\b(proximos|siguientes) (\w+ )?dias\b|\b(una|esta|proxima) semana\b/,
  },
};

interface Consent {
  words: Words;
  needs: readonly Named[];
}

/** A reminder comes before the day of its promise, which is named; any other call only within days that are. */
function findConsent(part: Part): Consent | null {
  if (part.kind === 'another_time') return { words: part.consent, needs: ['call', 'days'] };
  if (part.kind !== 'promise' || part.remind === null) return null;
  return { words: part.remind, needs: ['call'] };
}

/**
 * A call within the days of rest needs the person's prior consent (12 CFR 1006.14(b)(3)(i)), and a yes is consent
 * only to what was asked.
 */
export function checkConsents({ parts }: Script, report: Report): void {
  for (const part of parts) {
    const consent = findConsent(part);
    if (consent === null) continue;
    for (const language of scriptLanguages) {
      const text = consent.words[language];
      // Said elsewhere.
      if (text.trim() === '' || isOtherLanguage(text, language)) continue;
      for (const lacking of consent.needs) {
        if (naming[lacking][language].test(foldCase(text))) continue;
        report('consent_incomplete', { partId: part.id, language }, { lacking });
      }
    }
  }
}
