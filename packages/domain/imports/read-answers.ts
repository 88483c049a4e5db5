import type { RestrictionKind } from '../compliance/words.ts';
import { foldText } from './clean-cell.ts';
import { listWords } from './list-words.ts';
import { readDebtStatus } from './read-debt-state.ts';
import { readRestrictionWord } from './read-restriction-word.ts';

const answers = listWords({
  yes: 'yes y true t 1 si s verdadero optin optedin given granted consented agreed otorgado dado',
  no: 'no n false f 0 falso optout optedout refused denied revoked withdrawn negado revocado',
});

/** Yes or no; undefined when the text is neither. */
export function readAnswer(text: string): boolean | undefined {
  const answer = answers.get(foldText(text));
  return answer === undefined ? undefined : answer === 'yes';
}

/**
 * Whether somebody is not to be called: yes, no, a cross as in a ticked box, or the reason itself.
 * "Opted out" is a yes here.
 */
export function readDoNotCall(text: string): boolean | undefined {
  const folded = foldText(text);
  if (folded === 'x' || folded === '') return true;
  if (readRestrictionWord(text) !== undefined) return true;
  return readAnswer(text);
}

/** The reason that a cell of "do not call" names: "Deceased". Undefined where it is a plain yes or no. */
export function readStopReason(text: string): RestrictionKind | undefined {
  const reason = readRestrictionWord(text) === undefined ? null : readDebtStatus(text)?.restriction;
  return reason === 'medium_stop' ? undefined : (reason ?? undefined);
}

const languages = listWords({
  en: 'en eng english ingles anglais',
  es: 'es esp spa spanish espanol castellano',
});

/** The language to speak; undefined for one in which no script is written. */
export function readLanguage(text: string): 'en' | 'es' | undefined {
  const folded = foldText(text);
  return (
    languages.get(folded) ?? languages.get(/^(e[ns])(?:[a-z]{2}|419)$/.exec(folded)?.[1] ?? '')
  );
}
