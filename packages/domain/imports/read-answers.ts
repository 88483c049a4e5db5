import type { LineType } from '../phone/parse-phone.ts';
import { foldText } from './clean-cell.ts';

/** Yes or no; undefined when the text is neither. */
export function readConsent(text: string): boolean | undefined {
  const answer = foldText(text);
  if (['yes', 'y', 'true', '1', 'si'].includes(answer)) return true;
  if (['no', 'n', 'false', '0'].includes(answer)) return false;
  return undefined;
}

/** The language to speak; English where the file names none, or one that no script is written in. */
export function readLanguage(text: string): 'en' | 'es' {
  return /^(es|es[a-z]{2}|es419|esp|spa|spanish|espanol|castellano)$/.test(foldText(text))
    ? 'es'
    : 'en';
}

const lineTypeWords: readonly (readonly [LineType, RegExp])[] = [
  ['mobile', /^(mobile|mobilephone|cell|cellular|cellphone|wireless|movil|celular)$/],
  ['landline', /^(landline|land|fixed|fixedline|wireline|fijo|fija|lineafija|telefonofijo)$/],
  ['voip', /^(voip|fixedvoip|nonfixedvoip|internet)$/],
];

/**
 * The type of a line from what the file says and what the numbering plan tells. A mobile according
 * to either is a mobile, because its owner is protected most (47 CFR 64.1200(a)(1)(iii)); otherwise
 * the plan is believed before the file.
 */
export function readLineType(text: string, planned: LineType): LineType {
  const folded = foldText(text);
  const stated = lineTypeWords.find(([, words]) => words.test(folded))?.[0] ?? 'unknown';
  return stated === 'mobile' || planned === 'unknown' ? stated : planned;
}
