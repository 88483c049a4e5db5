import { type PhonePlace, type Weekday, weekdays } from '../compliance/words.ts';
import { NoteClauses } from './note-clauses.ts';
import {
  clockTime,
  mayBeEvening,
  readClockRange,
  readClockTime,
  readClockTimeAfter,
} from './read-clock-range.ts';
import { readRestrictionWord } from './read-restriction-word.ts';

/** A time at which somebody is not to be called, by their clock; no days: every day. */
export interface InconvenientSlot {
  days: readonly Weekday[];
  from: number;
  to: number;
}

export interface Inconvenience {
  slots: readonly InconvenientSlot[];
  /** Where they are not to be called. */
  places: readonly PhonePlace[];
}

/** What the name of a column says of a time in it: not then, not before, not after, or only then. */
export type InconvenientSense = 'not' | 'not_before' | 'not_after' | 'only';

const wholeDay = { from: 0, to: 1440 };
const workdays: readonly Weekday[] = ['mon', 'tue', 'wed', 'thu', 'fri'];
const weekend: readonly Weekday[] = ['sat', 'sun'];

const dayNames: readonly (readonly [RegExp, Weekday])[] = [
  [/^(?:mon(?:days?)?|lun(?:es)?)$/, 'mon'],
  [/^(?:tue(?:s(?:days?)?)?|mar(?:tes)?)$/, 'tue'],
  [/^(?:wed(?:nesdays?)?|mie(?:rcoles)?)$/, 'wed'],
  [/^(?:thu(?:rs?(?:days?)?)?|jue(?:ves)?)$/, 'thu'],
  [/^(?:fri(?:days?)?|vie(?:rnes)?)$/, 'fri'],
  [/^(?:sat(?:urdays?)?|sab(?:ados?)?)$/, 'sat'],
  [/^(?:sun(?:days?)?|dom(?:ingos?)?)$/, 'sun'],
];
const day = '(?:mon|tues?|wed|thurs?|thu|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-z]*';
const toDay = '(?:-|to|until|till|through|thru|a|al|hasta)';
const to = '(?:-|to|until|till|through|thru|a|al|hasta|y|and)';

/** Parts of the day, widely: who does not want mornings is not called at noon less a minute. */
const dayParts: readonly (readonly [RegExp, { from: number; to: number }])[] = [
  [/^(?:(?:early )?mornings?|mananas?)\b/, { from: 0, to: 720 }],
  [/^(?:afternoons?|tardes?)\b/, { from: 720, to: 1080 }],
  [/^(?:evenings?)\b/, { from: 1020, to: 1440 }],
  [/^(?:nights?|noches?)\b/, { from: 1080, to: 1440 }],
  [/^(?:lunch(?: ?time)?|(?:hora de )?(?:almuerzo|comida))\b/, { from: 660, to: 840 }],
];
const businessHours = { days: workdays, from: 480, to: 1080 };

const places: readonly (readonly [RegExp, PhonePlace])[] = [
  [
    /^(?:(?:at|en) )?(?:the |el |su )?(?:work(?:place)?|job|office|employment|trabajo|oficina)\b/,
    'work',
  ],
  [/^(?:(?:at|en) )?(?:the |la |su )?(?:home|house|casa|domicilio)\b/, 'home'],
];
const denials =
  /^(?:no|not|nor|never|don't|dont|cannot|can't|cant|avoid|nunca|jamas|ni|evitar|evite|nicht|nie)\b/;
const limits = /^(?:only|solo|solamente|unicamente|nur)\b/;
const requests = /^(?:call|contact|llamar|llame|llamen)\b/;
const noise =
  /^(?:between|entre|from|de|desde|during|durante|on|at|in|the|los|las|el|la|en|por|do|please|calls|calling|llamadas?|every ?day|daily|todos|dias|hours?|hrs?|horas?|time|after that)\b/;
const separators = /^(?:[\s,;/&+.()]+|(?:and|or|y|o|e)\b)/;

interface Group {
  /** Set apart from what stands before: "evenings and weekends". */
  isApart: boolean;
  days: Weekday[];
  hours: NotedHours[];
}

interface NotedHours {
  from: number;
  to: number;
  /** Those of the evening, where a note says "7-9": forbidden like those of the morning, and not wished for. */
  isOtherHalf?: boolean;
}

/** Reads one note, from its beginning; whatever is left over makes it unreadable. */
class Scanner {
  #rest: string;
  readonly groups: Group[] = [{ isApart: true, days: [], hours: [] }];
  #isApart = false;
  readonly places: PhonePlace[] = [];
  readonly clauses = new NoteClauses();
  /** An hour alone, which means something below the name of its column only. */
  hasBareHour = false;
  /** "After 9", by which nobody knows whether calls may be made by day. */
  hasUnclearEnd = false;
  #isNewSentence = false;
  readonly #sense: InconvenientSense;

  constructor(text: string, sense: InconvenientSense) {
    this.#rest = text;
    this.#sense = sense;
  }

  scan(): boolean {
    while (this.#rest !== '') {
      if (!this.#take()) return false;
    }
    return true;
  }

  #eat(pattern: RegExp): RegExpExecArray | null {
    const found = pattern.exec(this.#rest);
    if (found !== null) this.#rest = this.#rest.slice(found[0].length).trimStart();
    return found;
  }

  #addHours(hours: NotedHours | undefined): boolean {
    if (hours === undefined) return false;
    this.groups.at(-1)?.hours.push(hours);
    this.clauses.add('hours');
    this.#isApart = false;
    return true;
  }

  /** A person who does not want "7-9" may mean either half of the day: neither is called in. */
  #addRange(from: string, until: string): boolean {
    const hours = readClockRange(from, until);
    if (!this.#addHours(hours) || hours === undefined) return false;
    if (!mayBeEvening(from, until)) return true;
    return this.#addHours({ from: hours.from + 720, to: hours.to + 720, isOtherHalf: true });
  }

  /** Below "best time", the day from then on is open; as a refusal, the evening is meant. */
  #addAfter(text: string): boolean {
    if (this.#sense === 'only') return this.#addHours(beginAt(readClockTime(text)));
    const minute = readClockTimeAfter(text);
    if (minute === undefined) this.hasUnclearEnd = true;
    return this.#addHours(beginAt(minute ?? readClockTime(text)));
  }

  /** Days that stand behind hours begin something new: "weekdays 9-5; Sat 10-12". */
  #addDays(days: readonly Weekday[]): boolean {
    const last = this.groups.at(-1);
    const isNew = this.#isNewSentence && last !== undefined && last.days.length > 0;
    this.#isNewSentence = false;
    if (last === undefined || last.hours.length > 0 || isNew) {
      this.groups.push({ isApart: this.#isApart, days: [...days], hours: [] });
    } else last.days.push(...days);
    this.clauses.add('days');
    this.#isApart = false;
    return true;
  }

  #take(): boolean {
    if (
      this.#eat(/^(?:business|work(?:ing)?|office) hours\b|^horario laboral\b|^horas de trabajo\b/)
    ) {
      return this.#addDays(businessHours.days) && this.#addHours(businessHours);
    }
    const range = this.#eat(
      new RegExp(
        `^(?:between |entre |from |de |desde )?(?:las? )?(${clockTime})\\s*${to}\\s*(?:las? )?(${clockTime})(?![\\d:])`,
      ),
    );
    if (range !== null) return this.#addRange(clean(range[1]), clean(range[2]));
    const before = this.#eat(
      new RegExp(`^(?:before|until|till|by|antes(?: de)?|hasta)\\s+(?:las? )?(${clockTime})`),
    );
    if (before !== null) return this.#addHours(endAt(readClockTime(clean(before[1]))));
    const after = this.#eat(
      new RegExp(
        `^(?:after|past|since|despues(?: de)?|a partir de|desde)\\s+(?:las? )?(${clockTime})`,
      ),
    );
    if (after !== null) return this.#addAfter(clean(after[1]));
    return this.#takeDays() || this.#takeRest();
  }

  #takeDays(): boolean {
    if (this.#eat(/^(?:week ?days?|m ?- ?f|entre semana|dias (?:laborables|habiles))\b/)) {
      return this.#addDays(workdays);
    }
    if (this.#eat(/^(?:week ?ends?|fin(?:es)? de semana)\b/)) return this.#addDays(weekend);
    const [whole = '', first = '', last = ''] =
      new RegExp(`^(${day})\\s*${toDay}\\s*(${day})\\b`).exec(this.#rest) ??
      new RegExp(`^(?:between|entre) (${day})\\s*(?:and|y|e)\\s*(${day})\\b`).exec(this.#rest) ??
      [];
    const [from, until] = [findDay(first), findDay(last)];
    if (from !== undefined && until !== undefined) {
      this.#rest = this.#rest.slice(whole.length).trimStart();
      return this.#addDays(listDays(from, until));
    }
    const [, name = ''] = new RegExp(`^(${day})\\b`).exec(this.#rest) ?? [];
    const known = findDay(name);
    if (known === undefined) return false;
    this.#rest = this.#rest.slice(name.length).trimStart();
    return this.#addDays([known]);
  }

  #takeRest(): boolean {
    for (const [pattern, hours] of dayParts) {
      if (this.#eat(pattern)) return this.#addHours(hours);
    }
    for (const [pattern, place] of places) {
      if (this.#eat(pattern)) {
        this.clauses.add('place');
        return this.places.push(place) > 0;
      }
    }
    if (this.#sense === 'not_before' || this.#sense === 'not_after') {
      const bare = this.#eat(new RegExp(`^(?:las? )?(${clockTime})(?![\\d:])`));
      if (bare !== null) {
        this.hasBareHour = true;
        if (this.#sense === 'not_after') return this.#addAfter(clean(bare[1]));
        return this.#addHours(endAt(readClockTime(clean(bare[1]))));
      }
    }
    const separator = this.#eat(separators);
    if (separator === null) return this.#takeWord();
    this.#isApart = true;
    this.#isNewSentence ||= separator[0].includes(';');
    this.clauses.separate(separator[0]);
    return true;
  }

  #takeWord(): boolean {
    if (this.#eat(denials) !== null) this.clauses.deny();
    else if (this.#eat(limits) !== null) this.clauses.limit();
    else if (this.#eat(requests) !== null) this.clauses.ask();
    else return this.#eat(noise) !== null;
    return true;
  }
}

const clean = (text: string | undefined): string => (text ?? '').trim();
const findDay = (text: string): Weekday | undefined =>
  dayNames.find(([pattern]) => pattern.test(text))?.[1];
/** From one day of the week on until another. */
function listDays(from: Weekday, until: Weekday): Weekday[] {
  const start = weekdays.indexOf(from);
  const length = (weekdays.indexOf(until) - start + weekdays.length) % weekdays.length;
  return Array.from(
    { length: length + 1 },
    (_, at) => weekdays[(start + at) % weekdays.length] ?? from,
  );
}

const endAt = (minute: number | undefined) =>
  minute === undefined || minute === 0 ? undefined : { from: 0, to: minute };
const beginAt = (minute: number | undefined) =>
  minute === undefined || minute === 1440 ? undefined : { from: minute, to: 1440 };

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[‘’`´]/g, "'")
    .replace(/[‐-―−~]/g, '-')
    .replace(/\b([ap])\.?\s?m\b\.?/g, '$1m')
    .replace(/\b(?:hrs?|horas?|o'?clock)\b\.?/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** "9-12 weekdays": days that stand right behind hours are theirs. */
function joinGroups(groups: readonly Group[]): Group[] {
  const joined: Group[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    const isTheirs = !group.isApart && group.hours.length === 0;
    if (last !== undefined && last.days.length === 0 && isTheirs) {
      last.days.push(...group.days);
    } else joined.push(group);
  }
  return joined.filter(({ days, hours }) => days.length + hours.length > 0);
}

const sortDays = (days: readonly Weekday[]): Weekday[] =>
  weekdays.filter((one) => days.includes(one));

function listSlots({ days, hours }: Group): InconvenientSlot[] {
  return (hours.length === 0 ? [wholeDay] : hours).map(({ from, to: end }) => ({
    days: sortDays(days),
    from,
    to: end,
  }));
}

/** Whatever lies beside the hours of a day; and the days that are not named. */
function listOthers(groups: readonly Group[]): InconvenientSlot[] {
  const named = sortDays(groups.flatMap(({ days }) => days));
  const isEveryDay =
    groups.some(({ days }) => days.length === 0) || named.length === weekdays.length;
  const others = weekdays.filter((one) => !named.includes(one));
  const beside = groups.flatMap(({ days, hours }) => {
    const sorted = hours
      .filter(({ isOtherHalf }) => isOtherHalf !== true)
      .toSorted((one, other) => one.from - other.from);
    if (sorted.some(({ from, to: end }) => end <= from)) return [];
    const slots: InconvenientSlot[] = [];
    let free = 0;
    for (const { from, to: end } of sorted) {
      if (from > free) slots.push({ days: sortDays(days), from: free, to: from });
      free = Math.max(free, end);
    }
    if (sorted.length > 0 && free < 1440)
      slots.push({ days: sortDays(days), from: free, to: 1440 });
    return slots;
  });
  return isEveryDay ? beside : [...beside, { days: others, ...wholeDay }];
}

const anyTime = /^(?:any ?time|any|all day|always|cualquier (?:hora|momento)|siempre|todo el dia)$/;
const noTime =
  /^(?:no|none|nil|n|0|false|f|tbd|unknown|nothing(?: noted)?|no (?:preferences?|restrictions?)(?: noted)?|not (?:applicable|specified|sure|known|provided|given)|(?:does not|doesn't|don't|do not) (?:matter|know|care)|ningun[oa]|nada|sin (?:preferencias?|restricci(?:on|ones))|no (?:tiene|hay)(?: (?:preferencias?|restricci(?:on|ones)))?|no (?:aplica|sabe|indica))$/;

/**
 * When and where somebody is not to be called, as notes say it in English and Spanish: "9-12", "before 10am",
 * "weekdays 9:00-17:00", "at work", "mornings", "only after 5pm". Undefined where any of it cannot be read: a part that is
 * forgotten would be a call too many.
 */
export function readInconvenient(
  text: string,
  sense: InconvenientSense = 'not',
): Inconvenience | undefined {
  const folded = fold(text);
  const bare = folded.replace(/[.!;,\s]+$/, '');
  if (noTime.test(bare) || (sense === 'only' && anyTime.test(bare))) return nothing;
  const scanner = new Scanner(folded, sense);
  if (!scanner.scan()) return undefined;
  const groups = joinGroups(scanner.groups);
  if (groups.length + scanner.places.length === 0) return undefined;
  const meant = scanner.clauses.settle(sense === 'only' ? 'only' : 'not');
  if (meant === undefined) return undefined;
  if (meant === 'not') {
    if (scanner.hasUnclearEnd) return undefined;
    return { slots: groups.flatMap(listSlots), places: [...new Set(scanner.places)] };
  }
  // Where somebody likes to be called is not where they do not.
  if (scanner.places.length > 0 || scanner.hasBareHour) return undefined;
  const slots = listOthers(groups);
  return slots.length === 0 ? undefined : { slots, places: [] };
}

const nothing: Inconvenience = { slots: [], places: [] };
/** At no time at all, until somebody enters when. */
export const neverConvenient: Inconvenience = { slots: [{ days: [], ...wholeDay }], places: [] };

const exceptions =
  /^(?:except|excluding|exclude|excepto|salvo|menos|sin|without|unavailable|none|won't|doesn't|isn't|stop)$/;

/**
 * What holds while a note cannot be read: nobody knows which hours it forbids, so that none is called in until
 * somebody enters them. A wish that cannot be read forbids nothing, unless it denies or limits something, or
 * says that nobody is to be called.
 */
export function holdUnreadable(text: string, sense: InconvenientSense): Inconvenience | null {
  if (sense !== 'only') return neverConvenient;
  const isRefusal = fold(text)
    .split(/[^a-z']+/)
    .some((word) => denials.test(word) || limits.test(word) || exceptions.test(word));
  return isRefusal || readRestrictionWord(text) !== undefined ? neverConvenient : null;
}

/** By the name of the column: "Do Not Call Before", "Best Time to Call", "Do Not Call Between". */
export function readSense(name: string): InconvenientSense {
  const folded = fold(name).replaceAll(/[^a-z]/g, '');
  const isRefusal =
    /inconvenien|donot|dont|dnc|nocall|never|bad|nollam|nunca|restric|avoid|evitar|block|forbid|prohib/.test(
      folded,
    );
  // "Call after" says when to call.
  const isWish =
    !isRefusal && /best|prefer|convenien|mejor|only|solo|call|llamar|decontacto/.test(folded);
  if (isWish) return 'only';
  if (/before|antes/.test(folded)) return 'not_before';
  return /after(?!noon)|despues/.test(folded) ? 'not_after' : 'not';
}
