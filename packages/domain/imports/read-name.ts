import type { Column, Columns } from './find-columns.ts';
import { isBlank } from './is-blank.ts';
import { readCell } from './row-report.ts';

/** What stands behind the name of a person. */
const suffix = /^(?:jr|sr|i{1,3}|iv|vi{0,3}|2nd|3rd|4th|esq|md|phd|dds|cpa|rn|hijo|padre)$/i;
/** What stands behind the name of a company, where a comma is no sign of a family name. */
const company =
  /^(?:inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|company|co|plc|pllc|pc|sa|sab|srl|sl|sc|sapi|sa de cv|s de rl(?: de cv)?|trust|estate|et al)$/i;

/** Without points, as they are compared. */
const bare = (text: string): string => text.replaceAll('.', '').trim();

/**
 * A name in the order in which it is spoken: "SMITH, JOHN Q" is John Q Smith, "SMITH, JOHN, JR" John Smith
 * Jr. A company keeps its comma, and so does whatever else has one.
 */
export function turnName(name: string): string {
  if (!name.includes(',')) return name;
  const parts = name.split(',').map((part) => part.trim());
  const [family = '', given = '', after = ''] = parts;
  const isWhole = family !== '' && given !== '' && !/\d/.test(family + given);
  if (!isWhole || suffix.test(bare(given)) || company.test(bare(given))) return name;
  if (parts.length === 2) return `${given} ${family}`;
  return parts.length === 3 && suffix.test(bare(after)) ? `${given} ${family} ${after}` : name;
}

export interface NameReader {
  /** The column that is at fault where a row has no name. */
  column: Column;
  read(cells: readonly string[]): string;
}

/** The whole name, or its parts in the order of English and Spanish: both surnames, then "Jr". */
export function createNameReader({ of }: Pick<Columns, 'of'>): NameReader {
  const [fullName, firstName] = [of('full_name'), of('first_name')];
  const after = of('name_suffix');
  const parts = [firstName, of('middle_name'), of('last_name'), of('second_last_name')].filter(
    ({ index }) => index >= 0,
  );
  const readKnown = (cells: readonly string[], column: Column): string => {
    const text = readCell(cells, column);
    return isBlank(text) ? '' : text;
  };
  const readParts = (cells: readonly string[]): string =>
    parts
      .map((column) => readKnown(cells, column))
      .filter((part) => part !== '')
      .join(' ');
  return {
    column: fullName.index < 0 ? firstName : fullName,
    read(cells) {
      const whole = readKnown(cells, fullName);
      const name = whole === '' ? readParts(cells) : turnName(whole);
      const last = after.index < 0 || name === '' ? '' : readKnown(cells, after);
      return last === '' || endsWith(name, last) ? name : `${name} ${last}`;
    },
  };
}

/** Whether the suffix stands in the name already. */
function endsWith(name: string, last: string): boolean {
  return bare(name)
    .toLowerCase()
    .endsWith(` ${bare(last).toLowerCase()}`);
}
