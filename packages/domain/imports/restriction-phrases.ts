import type { RestrictionKind } from '../compliance/words.ts';

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

const never = /(?!)/;
/**
 * Each reason by the words that name it. What covers the whole person stands before what covers one debt: of
 * "DNC - attorney" the wider is recorded.
 */
const reasons: readonly (readonly [RestrictionWord, RegExp])[] = [
  [
    'deceased',
    / (?:deceased?|decd|dcsd|died|(?:is )dead|death|passed (?:away|on)|fallecid[oa]s?|fallecio|fallecimiento|murio|difunt[oa]s?|muert[oa]|finad[oa]|defuncion)\b/,
  ],
  [
    'incarcerated',
    / (?:incarcerat\w*|jail\w*|prison\w*|inmate|imprison\w*|penitentiary|encarcelad[oa]|pres[oa]|prision|carcel|reclus[oa])\b/,
  ],
  ['work_prohibited', never],
  ['stop', / (?:dnc|dnd|stop (?:all )?(?:call|contact)\w*|opt(?:ed)? out)\b/],
  [
    'medium_stop',
    / (?:verbal (?:cease|cnd)|cease (?:and desist )?(?:calls?|calling|phone|telephone))\b/,
  ],
  ['cease_written', / (?:cease|cnd|desist|cese de)\b/],
  [
    'bankruptcy',
    / (?:bankr\w*|bnkr\w*|bkrpt\w*|bk|bky|bkr|bkcy|bkrt|bk ?(?:ch)? ?(?:7|11|12|13)|ch(?:ap|apt|apter)? ?(?:7|11|12|13)|bancarrota|quiebra)\b/,
  ],
  [
    'attorney',
    / (?:attorneys?|attys?|attny|attorneyrep|lawyers?|counsel|abogad[oa]s?|represented|representad[oa]|rep by|legal rep\w*)\b/,
  ],
  [
    'identity_theft',
    / (?:id ?theft|identity ?theft|theft of (?:id|identity)|stolen (?:id|identity)|fraud|fraude|robo de identidad|suplantacion)\b/,
  ],
  [
    'wrong_number',
    / (?:wrong (?:number|num|nbr|phone|party|person)|bad (?:number|phone)|equivocad[oa])\b/,
  ],
  ['reassigned', / (?:reassign\w*|reasignad\w*)\b/],
  ['dispute_open', / (?:disput\w*)\b/],
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

/** "No attorney", "not currently represented": within the clause, at most three words before. */
const deniedBefore =
  / (?:no|not|non|never|without|isnt|wasnt|sin|nunca|ningun[oa]?)(?: [^ |]+){0,3}$/;
/** "Deceased: no". */
const deniedBehind = /^[ |]+(?:no|none|false|n|f|0)$/;
const ends =
  / (?:removed?|lifted|dismiss\w*|rescinded|reversed|overturned|released|desestimad[oa]|levantad[oa]|no longer|ya no)\b/;
/** Only behind a reason they are about it: an account that was withdrawn may well be that of the dead. */
const endsBehind =
  / (?:withdr\w*|resolved|denied|clear(?:ed)?|clean|expired|ended|rejected|declined|negative|inactive|terminated|invalid|resuelt[oa]|rechazad[oa]|retirad[oa])\b/;

/** The words of a text, each behind a space; clauses with a bar between them. */
function split(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/\bc ?(?:&|\/|n|and|\+) ?d\b/g, 'cnd')
    .replace(/&/g, ' and ')
    .replace(/\s[-‐-―]+\s|[,;:()|/]/g, '|')
    .replace(/[^\p{L}\p{N}|]+/gu, ' ')
    .replace(/ *\|[ |]*/g, ' | ')
    .trim();
  return ` ${plain}`;
}

function isDenied(text: string, at: number, length: number): boolean {
  const behind = text.slice(at + length);
  return (
    deniedBefore.test(text.slice(0, at)) || deniedBehind.test(behind) || endsBehind.test(behind)
  );
}

/** The widest of the reasons that a text affirms, among whatever else it says. */
export function findReason(text: string): RestrictionWord | undefined {
  const spaced = split(text);
  const told = new Set<RestrictionWord>();
  let rest = spaced;
  for (const [word, phrase] of refusals) {
    const without = rest.replaceAll(phrase, ' |');
    if (without !== rest) told.add(word);
    rest = without;
  }
  if (ends.test(rest)) return undefined;
  let hasDenied = false;
  for (const [word, pattern] of reasons) {
    if (told.has(word)) return word;
    const found = pattern.exec(rest);
    if (found === null) continue;
    if (!isDenied(rest, found.index, found[0].length)) return word;
    hasDenied = true;
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
