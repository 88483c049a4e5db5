import { foldText } from './clean-cell.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readAnswer } from './read-answers.ts';
import { readRestrictionWord } from './read-restriction-word.ts';
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
  /deceas|bankr|attorn|lawyer|disput|cease|dnc|not (?:call|contact)|incarc|theft|fallec|abogad|bancarr|quiebr|no llam/i;

/** Whether the name of a column says that it may forbid calls: "DNC 2", "Deceased?", "Acct Status 2". */
function namesRestriction(name: string): boolean {
  const folded = foldText(name);
  if (telling.test(folded) || /\bhold\b/i.test(name) || readRestrictionWord(name) !== undefined)
    return true;
  const field = createRecogniser('debtors')(name)?.field;
  return field === 'do_not_call' || field === 'debt_state' || field === 'inconvenient_time';
}

/**
 * Finds, in columns that are left out or kept as a field of the organization's own, the cells that look like a
 * reason not to call: by what stands in them, or because the name of the column says so.
 */
export function createForgottenFinder({
  kind,
  columns,
}: Mapping): (cells: readonly string[]) => ForgottenCell[] {
  const watched =
    kind === 'debtors'
      ? columns.flatMap(({ field, name }, index) =>
          field === null || field === 'custom'
            ? [{ name, index, isNamed: namesRestriction(name), texts: new Map<string, boolean>() }]
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
      let forbids = texts.get(text);
      if (forbids === undefined) {
        const isTooMany = texts.size >= mostTexts;
        if (isTooMany && !isNamed && !suspicious.test(text)) continue;
        const isLong = text.length > longestText;
        forbids = isNamed
          ? !isBlank(text) && readAnswer(text) !== false
          : !isLong && readRestrictionWord(text) !== undefined;
        if (!isTooMany) texts.set(text, forbids);
      }
      if (forbids) found = [...found, { column: name, value: text.slice(0, longestText) }];
    }
    return found;
  };
}
