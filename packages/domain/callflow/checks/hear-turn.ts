import { isVariable, listVariables, scriptVariables } from '../fill-words.ts';
import type { FlowFacts } from '../flow-facts.ts';
import type { FlowTurn } from '../flow-state.ts';
import type { Utterance } from '../flow-step.ts';
import type { WordField } from '../list-words.ts';
import { findPart, type Part, type ScriptLanguage } from '../script.ts';
import { languageTags } from '../speak-values.ts';
import { spellDigits } from '../spell-digits.ts';
import { findDebtWords } from './debt-words.ts';
import { type MarkedScript, readMarked, unmark, valueEnd, writtenIn } from './mark-script.ts';
import { ringBackNumber } from './representative-facts.ts';

/** What was said to somebody so far, as far as it matters to what may be said next. */
export interface History {
  ringBack: boolean;
  debt: boolean;
  /** The disclosure of a debt collector, in each language. */
  disclosedEn: boolean;
  disclosedEs: boolean;
  /** Whether somebody else could have said so. */
  offersWrongPerson: boolean;
}

export const noHistory: History = {
  ringBack: false,
  debt: false,
  disclosedEn: false,
  disclosedEs: false,
  offersWrongPerson: false,
};

/** One text that somebody hears. */
export interface Heard {
  /** The same for the same text. */
  textNumber: number;
  partId: string;
  kind: Part['kind'] | null;
  /** Null: the step function makes these words. */
  field: WordField | null;
  language: ScriptLanguage;
  text: string;
  /** As it stands in the script. */
  written: string;
  /** How many characters are said when the caller has been named; null: not here. */
  callerEnd: number | null;
  isVerified: boolean;
  /** Whether keys are not heard yet. */
  isOpening: boolean;
  isOfDebt: boolean;
  saysRingBack: boolean;
  /** What had been heard before it. */
  before: History;
}

const spokenRingBack = spellDigits(ringBackNumber);

export const isDisclosed = (history: History, language: ScriptLanguage): boolean =>
  language === 'en' ? history.disclosedEn : history.disclosedEs;

function listUtterances({ action }: FlowTurn): { utterance: Utterance; isOpening: boolean }[] {
  if (action.kind === 'hang_up') return [];
  const said = action.say.map((utterance) => ({ utterance, isOpening: false }));
  if (action.kind !== 'ask') return said;
  return [...action.opening.map((utterance) => ({ utterance, isOpening: true })), ...said];
}

const hasDebtVariable = (written: string): boolean =>
  listVariables(written).some(({ name }) => isVariable(name) && scriptVariables[name].isOfDebt);

function learn(history: History, heard: Heard): History {
  const isDisclosure =
    heard.kind === 'disclosure' && (heard.field === 'first' || heard.field === 'later');
  return {
    ...history,
    ringBack: history.ringBack || heard.saysRingBack,
    debt: history.debt || (heard.isVerified && heard.isOfDebt),
    disclosedEn: history.disclosedEn || (isDisclosure && heard.language === 'en'),
    disclosedEs: history.disclosedEs || (isDisclosure && heard.language === 'es'),
  };
}

type Reading = Pick<
  Heard,
  | 'textNumber'
  | 'kind'
  | 'field'
  | 'language'
  | 'text'
  | 'written'
  | 'callerEnd'
  | 'isOfDebt'
  | 'saysRingBack'
> & { partId: string | null };

function readUtterance(marked: MarkedScript, utterance: Utterance, textNumber: number): Reading {
  const { source, text: marks } = readMarked(marked, utterance.text);
  const language: ScriptLanguage = utterance.language === languageTags.es ? 'es' : 'en';
  const text = unmark(marks);
  const end = marks.lastIndexOf(valueEnd);
  const kind = source && (findPart(marked.script, source.partId)?.kind ?? null);
  const written = writtenIn(source, language);
  const speaksOfDebt = kind === 'promise' || kind === 'dispute' || source === null;
  return {
    textNumber,
    partId: source?.partId ?? null,
    kind,
    field: source?.field ?? null,
    language,
    text,
    written,
    callerEnd: end === -1 ? null : unmark(marks.slice(0, end)).length,
    isOfDebt: speaksOfDebt || hasDebtVariable(written) || findDebtWords(text) !== null,
    saysRingBack: text.includes(spokenRingBack),
  };
}

/** Reads what is heard, every text once: thousands of paths share a few. */
export class Reader {
  readonly marked: MarkedScript;
  readonly #readings = new Map<string, Reading>();

  constructor(marked: MarkedScript) {
    this.marked = marked;
  }

  read(utterance: Utterance): Reading {
    const name = utterance.language + utterance.text;
    const reading =
      this.#readings.get(name) ?? readUtterance(this.marked, utterance, this.#readings.size);
    this.#readings.set(name, reading);
    return reading;
  }
}

/** What somebody hears in one turn, text by text, and what they have heard by its end. */
export function hear(
  reader: Reader,
  call: { facts: FlowFacts; turn: FlowTurn; before: History; wasVerified: boolean },
): { heard: Heard[]; after: History } {
  const { facts, turn, before, wasVerified } = call;
  const becomesVerified =
    facts.disclosures !== null && turn.facts.some(({ kind }) => kind === 'right_party');
  const isVerified = wasVerified || becomesVerified;
  const heard: Heard[] = [];
  let history = before;
  for (const { utterance, isOpening } of listUtterances(turn)) {
    const reading = reader.read(utterance);
    // Words that the step function makes belong to the part before them.
    const last = heard.at(-1);
    const partId = reading.partId ?? last?.partId ?? turn.state?.part ?? '';
    const kind = reading.kind ?? findPart(reader.marked.script, partId)?.kind ?? null;
    const one: Heard = { ...reading, partId, kind, isVerified, isOpening, before: history };
    heard.push(one);
    history = learn(history, one);
  }
  return { heard, after: history };
}
