import type { LineType, PhonePlace } from '../compliance/words.ts';
import { foldText } from './clean-cell.ts';

/** What words say of a number: the kind of its line, what it is tied to. */
export interface PhoneWords {
  lineType: LineType;
  place: PhonePlace | null;
}

const nothingSaid: PhoneWords = { lineType: 'unknown', place: null };

const lineTypeWords: readonly (readonly [LineType, RegExp])[] = [
  ['mobile', /^(?:mobile|mobil|mob|m|cell|cel|c|cellular|wireless|celular|movil|handy)$/],
  ['landline', /^(?:landline|land|ll|fixed|fixedline|wireline|wired|fijo|fija|lineafija)$/],
  ['voip', /^(?:voip|fixedvoip|nonfixedvoip|internet)$/],
];

/** Work is kept apart, because an employer may forbid such calls (12 CFR 1006.6(b)(3)). */
const placeWords: readonly (readonly [PhonePlace, RegExp])[] = [
  [
    'work',
    /^(?:work|wk|w|business|bus|office|job|employer|employment|poe|trabajo|oficina|laboral|empleo)$/,
  ],
  ['home', /^(?:home|hm|h|house|residence|residential|res|casa|domicilio|hogar|particular)$/],
  ['personal', /^personal$/],
  ['other', /^(?:other|neighbor|relative|otro|otra)$/],
];

/** Reads "Cell", "Work Phone", "teléfono de casa"; each word is looked at by itself. */
export function readPhoneWords(text: string): PhoneWords {
  const words = text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .map(foldText);
  const joined = foldText(text);
  const find = <Meaning>(table: readonly (readonly [Meaning, RegExp])[]): Meaning | undefined =>
    table.find(
      ([, pattern]) => pattern.test(joined) || words.some((word) => pattern.test(word)),
    )?.[0];
  const lineType = find(lineTypeWords);
  const place = find(placeWords);
  if (lineType === undefined && place === undefined) return nothingSaid;
  return { lineType: lineType ?? 'unknown', place: place ?? null };
}

/**
 * The type of a line from what the file says and what the numbering plan tells. A mobile according
 * to either is a mobile, because its owner is protected most (47 CFR 64.1200(a)(1)(iii)); otherwise
 * the plan is believed before the file.
 */
export function combineLineTypes(stated: LineType, planned: LineType): LineType {
  return stated === 'mobile' || planned === 'unknown' ? stated : planned;
}
