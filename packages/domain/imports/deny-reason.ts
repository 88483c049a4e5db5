/**
 * How near an end has to stand to its reason. `clause`: also as a clause of its own, as in "was in jail,
 * released". `beside`: in the same clause, for those who would rather look once too often.
 */
export type Nearness = 'clause' | 'beside';

/** Where a reason stands in a text whose clauses have a bar between them. */
interface Place {
  text: string;
  at: number;
  length: number;
}

/** Between a reason and what denies or ends it nothing else may stand: it would be about that. */
const smallWords =
  'was|were|is|are|be|been|being|the|a|an|any|by|of|from|in|on|to|under|with|has|have|had|his|her|their|longer|currently|presently|now|yet|actually|since|represent|represented|retained|hired|filed|filing|confirmed|reported|county|state|es|esta|estaba|estuvo|fue|sido|ha|tiene|tenia|mas|un|una|el|la|en|de|del|por|su|con|como';
const small = `(?: (?:${smallWords}))*`;
const denial =
  ' (?:no|not|non|never|without|isnt|wasnt|arent|hasnt|doesnt|didnt|sin|nunca|ningun[oa]?)';
/** "No active bankruptcy" denies it, and "not active" says something else. */
const kept =
  '(?: (?:active|open|pending|known|prior|current|formal|written|such|other|further|(?:records?|evidence|signs?|proof|history|notice|indication) of))*';
const deniedBefore = new RegExp(`(?:${denial}|(?: no| without| sin)${kept})${small}$`);
/** "Deceased: no". */
const deniedBehind = /^[ |]+(?:(?:n|f|0)$|(?:no|none|false)(?= \||$))/;

const endsBefore = new RegExp(
  ` (?:removed?|lifted|dismiss\\w*|rescinded|reversed|overturned|released|desestimad[oa]|levantad[oa])${small}$`,
);
/** What may follow a reason as a part of its name: "DNC flag", "BK scrub", "bankruptcy case of 2020". */
const nameWords =
  'lists?|flag|status|code|scrub|case|petition|notice|request|order|letter|rep|representation|firm|hold|number|chapter|ch|on file|\\d+|lista|caso';
const ends =
  'removed?|lifted|dismiss\\w*|rescinded|reversed|overturned|released|withdr\\w*|resolved|denied|clear(?:ed)?|clean|expired|ended|rejected|declined|negative|inactive|terminated|invalid|no longer|desestimad[oa]|levantad[oa]|resuelt[oa]|rechazad[oa]|retirad[oa]|liberad[oa]';
const behind = (words: string): RegExp =>
  new RegExp(`^(?: (?:${smallWords}|${nameWords}))*(?: fully| later)? (?:${words})\\b`);
const endsBehind = behind(ends);
/** Of a dispute "closed" is its end; an account that is closed may well be that of the dead. */
const disputeEndsBehind = behind(`${ends}|closed|settled|cerrad[oa]`);
/** Nobody is released from death, and a person who is removed from a list may have died. */
const deathEndsBehind = behind(
  'removed?(?! (?:from|de|del)\\b)|lifted|rescinded|reversed|denied|clear(?:ed)?|clean|rejected|negative|invalid|(?:in )?error',
);

/** A clause that says nothing else is about the one before it. */
const alone = (words: string): RegExp =>
  new RegExp(
    `^[^|]* \\|(?: (?:since|now|later|then))?${small} (?:${words})${small}(?: \\d+)*(?= \\||$)`,
  );
const endsAlone = alone(
  'dismissed|resolved|rescinded|reversed|overturned|lifted|desestimad[oa]|levantad[oa]|resuelt[oa]',
);
const jailEndsAlone = alone('released|liberad[oa]');

/** What is about a reason stands near it, and a cell may hold a whole book. */
const farthest = 300;
const textBehind = ({ text, at, length }: Place): string =>
  text.slice(at + length, at + length + farthest);
const clauseBefore = ({ text, at }: Place): string => {
  const before = text.slice(Math.max(0, at - farthest), at);
  return before.slice(before.lastIndexOf('|') + 1);
};
const clauseBehind = (place: Place): string => textBehind(place).split(' |', 1)[0] ?? '';

/** Whether a text says that a reason, which `pattern` found in it, does not hold or is over. */
export function isDenied(word: string, pattern: RegExp, place: Place, nearness: Nearness): boolean {
  const before = clauseBefore(place).replaceAll(pattern, '');
  const after = clauseBehind(place).replaceAll(pattern, '');
  const rest = textBehind(place);
  if (deniedBefore.test(before) || deniedBehind.test(rest)) return true;
  if (word === 'deceased') return deathEndsBehind.test(after);
  const isDispute = word === 'dispute_open' || word === 'identity_theft';
  if (endsBefore.test(before) || (isDispute ? disputeEndsBehind : endsBehind).test(after)) {
    return true;
  }
  if (nearness === 'beside') return false;
  return endsAlone.test(rest) || (word === 'incarcerated' && jailEndsAlone.test(rest));
}

/** Whether a refusal, which denies by itself, is said to be over: "removed from do not call". */
export function isLifted(text: string, at: number, length: number): boolean {
  const place = { text, at, length };
  return endsBefore.test(clauseBefore(place)) || endsBehind.test(clauseBehind(place));
}
