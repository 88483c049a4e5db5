import type { RestrictionKind } from '../compliance/words.ts';
import { isDenied, isLifted, type Nearness } from './deny-reason.ts';

/** `inconvenient_time`: at some times. `stop`: not to be called, where only the row tells whether a number or the person is meant. */
export type RestrictionWord = RestrictionKind | 'stop' | 'inconvenient_time';

/** "No contact made" tells of calls that reached nobody, and of no wish. */
const notReached =
  '(?! (?:made|yet|back|returned|answered|since|from|attempts?|information|info|history|logs?|numbers?|on file)\\b)';
const asked =
  '(?:calls?|called|calling|contact|contacts|contacted|phone|phoned|dial|dialed|ring|disturb)';

/** What denies by itself. It is looked for first, so that its "no" is not taken for that of something else. */
const refusals: readonly (readonly [RestrictionWord, RegExp])[] = [
  [
    'work_prohibited',
    / (?:do not|dont|no|not|never) (?:calls?|contact|phone)(?: (?:at|to|the|his|her|their|from))* (?:work|job|poe|employment|employer)\b| no llamar (?:al|a su|en el) trabajo\b| employer prohib\w*/g,
  ],
  ['wrong_number', / wrong no\b/g],
  [
    'stop',
    new RegExp(
      ` (?:do not|dont|never|not to be|must not be|does not want(?: any| to be)?|doesnt want(?: any| to be)?) (?:be )?${asked}\\b${notReached}| no (?:more |further )?(?:phone )?(?:calls?|calling|contact)\\b${notReached}| no (?:volver a |se debe |debe )?(?:llamar|llame|llamen|llamarle|contactar|contactarle|molestar)\\b| no (?:desea|quiere) (?:mas )?(?:llamadas|que|ser)\\b`,
      'g',
    ),
  ],
];

const never = /(?!)/g;
/**
 * Each reason by the words that name it. What covers the whole person stands before what covers one debt: of
 * "DNC - attorney" the wider is recorded.
 */
const reasons: readonly (readonly [RestrictionWord, RegExp])[] = [
  [
    'deceased',
    / (?:deceased?|decd|dcsd|died|(?:is )dead|death|passed (?:away|on)|fallecid[oa]s?|fallecio|fallecimiento|murio|difunt[oa]s?|muert[oa]|finad[oa]|defuncion)\b/g,
  ],
  [
    'incarcerated',
    / (?:incarcerat\w*|jail\w*|prison\w*|inmate|imprison\w*|penitentiary|encarcelad[oa]|pres[oa]|prision|carcel|reclus[oa])\b/g,
  ],
  ['work_prohibited', never],
  ['stop', / (?:dnc|dnd|stop (?:all )?(?:call|contact)\w*|opt(?:ed)? out)\b/g],
  [
    'medium_stop',
    / (?:verbal (?:cease|cnd)|cease (?:desist )?(?:calls?|calling|phone|telephone))\b/g,
  ],
  ['cease_written', / (?:cease|cnd|desist|cese de)\b/g],
  [
    'bankruptcy',
    / (?:bankr\w*|bnkr\w*|bkrpt\w*|bk|bky|bkr|bkcy|bkrt|bk ?(?:ch)? ?(?:7|11|12|13)|ch(?:ap|apt|apter)? ?(?:7|11|12|13)|bancarrota|quiebra)\b/g,
  ],
  [
    'attorney',
    / (?:attorneys?|attys?|attny|attorneyrep|lawyers?|counsel|abogad[oa]s?|represented|representad[oa]|rep by|legal rep\w*)\b/g,
  ],
  [
    'identity_theft',
    / (?:(?:id ?theft|identity ?theft|fraud)(?: claim)?|theft of (?:id|identity)|stolen (?:id|identity)|fraude|robo de identidad|suplantacion)\b/g,
  ],
  [
    'wrong_number',
    / (?:wrong (?:number|num|nbr|phone|party|person)|bad (?:number|phone)|equivocad[oa])\b/g,
  ],
  ['reassigned', / (?:reassign\w*|reasignad\w*)\b/g],
  ['dispute_open', / (?:disput\w*)\b/g],
];

/** Words that run into each other: "DECEASEDACCT". Behind a "no" or "un" they say the opposite. */
const stems: readonly (readonly [RestrictionWord, RegExp])[] = [
  ['deceased', /deceased|fallecid|difunt/],
  ['incarcerated', /incarcerat|encarcelad/],
  ['work_prohibited', /(?:donot|no)calls?(?:at)?work|nollamar(?:al|enel)trabajo|employerprohib/],
  ['stop', /donotc(?:all|ontact)|nollamar/],
  ['medium_stop', /verbalcease|ceasecall|stopcall/],
  ['cease_written', /ceaseanddesist|ceasecomm|writtencease|cesede/],
  ['bankruptcy', /bankrup|chapter(?:7|11|13)|bancarrota|quiebra/],
  ['attorney', /attorney|lawyer|abogad/],
  ['identity_theft', /identitytheft|robodeidentidad/],
  ['wrong_number', /wrong(?:number|party|person)|equivocad/],
  ['reassigned', /reassign|reasignad/],
  ['dispute_open', /disput/],
];

/** The words of a text, each behind a space; clauses with a bar between them. */
function split(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\bc ?(?:&|\/|n|and|\+) ?d\b/g, 'cnd')
    .replace(/\bcease ?(?:&|and|\+) ?desist/g, 'cease desist')
    .replace(/&/g, ' and ')
    // A point ends a sentence, but not "Ch." and "Atty.".
    .replace(/(?<=\p{L}{3}|\d)(?<!\b(?:chapt?|att[yn]|attny))\.(?=\s|$)/gu, '|')
    .replace(/\s[-‐-―]+\s|[,;:()|/]|\b(?:and|y)\b/g, '|')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ')
    .replace(/ *\|[ |]*/g, ' | ')
    .trim();
  return ` ${plain}`;
}

/** The widest of the reasons that a text affirms, among whatever else it says. */
export function findReason(
  text: string,
  nearness: Nearness = 'clause',
): RestrictionWord | undefined {
  const spaced = split(text);
  const stated = new Set<RestrictionWord>();
  let hasDenied = false;
  let rest = spaced;
  for (const [word, phrase] of refusals) {
    rest = rest.replaceAll(phrase, (found: string, at: number, whole: string) => {
      if (isLifted(whole, at, found.length)) hasDenied = true;
      else stated.add(word);
      return ' |';
    });
  }
  for (const [word, pattern] of reasons) {
    if (stated.has(word)) return word;
    for (const found of rest.matchAll(pattern)) {
      const place = { text: rest, at: found.index, length: found[0].length };
      if (!isDenied(word, pattern, place, nearness)) return word;
      hasDenied = true;
    }
  }
  return hasDenied ? undefined : findStem(spaced.replaceAll(/[ |]/g, ''));
}

function findStem(folded: string): RestrictionWord | undefined {
  for (const [word, stem] of stems) {
    const found = stem.exec(folded);
    if (found === null) continue;
    return /(?:no|not|non|un)$/.test(folded.slice(0, found.index)) ? undefined : word;
  }
  return undefined;
}
