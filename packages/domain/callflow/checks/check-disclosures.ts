import type { DisclosurePart, Script, ScriptLanguage } from '../script.ts';
import { scriptLanguages } from '../script.ts';
import type { Report } from '../script-finding.ts';
import type { Exploration, Stretch } from './explore-paths.ts';
import { isOtherLanguage } from './guess-language.ts';
import { isDisclosed } from './hear-turn.ts';
import { foldCase, quote } from './sentences.ts';

type Required = readonly { lacking: 'attempt' | 'purpose' | 'collector'; pattern: RegExp }[];

/** What has to be said, as people put it (12 CFR 1006.18(e)(1), (2)). */
const required: Readonly<Record<'first' | 'later', Record<ScriptLanguage, Required>>> = {
  first: {
    en: [
      { lacking: 'attempt', pattern: /\b(attempt\w*|trying) to collect (a|the|this|your) debt/ },
      { lacking: 'purpose', pattern: /\binformation\b.*\bused for (that|this) purpose/ },
    ],
    es: [
      {
        lacking: 'attempt',
        pattern: /\b(intento de|intent\w+|tratando de|trata de) cobrar (una|la|esta|su) deuda/,
      },
      {
        lacking: 'purpose',
        pattern:
          /\binformacion\b.*\b(usar|utiliz|emple)\w*.*\b(ese|este|dicho|tal) (fin|proposito)/,
      },
    ],
  },
  later: {
    en: [{ lacking: 'collector', pattern: /\bdebt collect(or|ion agency)/ }],
    es: [{ lacking: 'collector', pattern: /\b(cobrador\w*|agencia de cobr\w+) de deudas?\b/ }],
  },
};

const collectorWords =
  /\bdebt collect|\bcollect (a|the|this|your) debt|\bcobrador|cobrar (una|la|esta|su) deuda/;

function checkField(
  part: DisclosurePart,
  field: 'first' | 'later',
  language: ScriptLanguage,
  report: Report,
): void {
  const text = part[field][language];
  const place = { partId: part.id, language };
  if (text.trim() === '') {
    report('disclosure_empty', place, { field });
    return;
  }
  if (isOtherLanguage(text, language)) {
    report('disclosure_language', place, { field });
    return;
  }
  for (const { lacking, pattern } of required[field][language]) {
    if (!pattern.test(foldCase(text))) report('disclosure_incomplete', place, { field, lacking });
  }
}

function checkCreditor(part: DisclosurePart, language: ScriptLanguage, report: Report): void {
  const text = part.creditor[language];
  const place = { partId: part.id, language };
  if (isOtherLanguage(text, language)) report('other_language', place);
  if (collectorWords.test(foldCase(text))) {
    report('creditor_called_collector', place, { quote: quote(text) });
  }
}

/** Who collects for others says so before anything else of the debt, in the language of the call. */
function checkStretch({ facts, heard }: Stretch, report: Report): void {
  if (facts.role !== 'third_party') return;
  for (const { partId, kind, language, isVerified, isOfDebt, before } of heard) {
    if (kind === 'disclosure' || !isVerified || !isOfDebt) continue;
    if (!isDisclosed(before, language)) report('disclosure_missing', { partId, language });
  }
}

/** What the law has said of a debt (12 CFR 1006.18(e)): that it is there, whole, and understood. */
export function checkDisclosures(script: Script, { stretches }: Exploration, report: Report): void {
  const parts = script.parts.filter((part) => part.kind === 'disclosure');
  for (const part of parts) {
    for (const language of scriptLanguages) {
      checkField(part, 'first', language, report);
      checkField(part, 'later', language, report);
      checkCreditor(part, language, report);
    }
  }
  // Words that are missing are said above, once.
  const isEmpty = ({ first, later }: DisclosurePart) =>
    scriptLanguages.some(
      (language) => first[language].trim() === '' || later[language].trim() === '',
    );
  if (parts.some(isEmpty)) return;
  for (const stretch of stretches) checkStretch(stretch, report);
}
