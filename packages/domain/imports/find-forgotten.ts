import { foldText } from './clean-cell.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readAnswer } from './read-answers.ts';
import { mayNameRestriction, readRestrictionWord } from './read-restriction-word.ts';
import { createRecogniser } from './recognise-header.ts';

/** A cell of a column that is not read, and that may forbid a call. */
export interface ForgottenCell {
  column: string;
  value: string;
}

/** A column with more different texts is prose: of its cells those are read that look like a reason at first. */
const mostTexts = 500;
const longestText = 100;
const telling =
  /dnc|donot|nocall|stop|optout|cease|restrict|suppress|inconvenient|besttime|nollamar|restric|molestar/;

const suspicious =
  /deceas|decd|died|dead|death|passed|estate|widow|viud|bankr|\bbk|\bch(?:ap|apter)?\.? ?\d|attorn|att[yn]|lawyer|counsel|represent|disput|cease|c ?& ?d|dnc|(?:not|n['’]?t|stop|no|more) (?:call|contact|phone)|incarc|jail|prison|inmate|theft|fraud|wrong|fallec|difunt|muert|murio|abogad|bancarr|quiebr|carcel|cárcel|preso|presa|no (?:volver a )?(?:llam|contact)/i;

/** What says so in prose alone: "he passed in May", "her estate". */
const proseOfDeath =
  /\b(?:passed(?! (?:the|a|an|it|this|that|to|by|along|over|back|his|her|through|inspection)\b)|(?<!real )estate\b|widow(?:er|ed)?\b|viud[oa]\b)/i;
const mayName = (text: string): boolean => mayNameRestriction(text) || proseOfDeath.test(text);

/** The first sentence that names a reason; prose is looked at sentence by sentence, for another may deny. */
function findSentence(text: string): string | undefined {
  if (text.length <= longestText && mayName(text)) return text;
  if (!suspicious.test(text)) return undefined;
  return text
    .split(/[.;!?\n]+/)
    .find(mayName)
    ?.trim();
}

/** Whether the name of a column says that it may forbid calls: "DNC 2", "Deceased?", "Acct Status 2". */
function namesRestriction(name: string): boolean {
  const folded = foldText(name);
  if (telling.test(folded) || /\bhold\b/i.test(name) || readRestrictionWord(name) !== undefined)
    return true;
  const field = createRecogniser('debtors')(name)?.field;
  return field === 'do_not_call' || field === 'debt_state' || field === 'inconvenient_time';
}

/**
 * Finds, in columns that are left out or kept as a note or as a field of the organization's own, the cells that
 * look like a reason not to call: by what stands in them, or because the name of the column says so.
 */
export function createForgottenFinder({
  kind,
  columns,
}: Mapping): (cells: readonly string[]) => ForgottenCell[] {
  const watched =
    kind === 'debtors'
      ? columns.flatMap(({ field, name }, index) =>
          field === null || field === 'custom' || field === 'note'
            ? [{ name, index, isNamed: namesRestriction(name), texts: new Map<string, string>() }]
            : [],
        )
      : [];
  const nothing: ForgottenCell[] = [];
  if (watched.length === 0) return () => nothing;
  return (cells) => {
    let found = nothing;
    for (const { name, index, isNamed, texts } of watched) {
      const text = cells[index] ?? '';
      if (text === '') continue;
      let shown = texts.get(text);
      if (shown === undefined) {
        const isTooMany = texts.size >= mostTexts;
        if (isTooMany && !isNamed && !suspicious.test(text)) continue;
        const isStated = isNamed && !isBlank(text) && readAnswer(text) !== false;
        shown = isNamed ? (isStated ? text : '') : (findSentence(text) ?? '');
        if (!isTooMany) texts.set(text, shown);
      }
      if (shown !== '') found = [...found, { column: name, value: shown.slice(0, longestText) }];
    }
    return found;
  };
}
