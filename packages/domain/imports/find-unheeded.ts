import { deriveReference } from './derive-reference.ts';
import { findColumns } from './find-columns.ts';
import { isBlank } from './is-blank.ts';
import type { Mapping } from './mapping.ts';
import { readDoNotCall } from './read-answers.ts';
import { tellsDeath } from './read-death.ts';
import { readDebtStatus } from './read-debt-state.ts';
import { createNameReader } from './read-name.ts';
import { createPhoneReader } from './read-phones.ts';
import { remember } from './remember.ts';
import { readCell } from './row-report.ts';

/**
 * Finds, in a row that is rejected, the reference of somebody of whom it may say that they are not to be called:
 * by a status that is not understood or that ends or forbids, by the column "do not call", or by the name. If they are known,
 * they go on being called, though the file says something else. Null where it says nothing of the kind.
 */
export function createUnheededFinder(
  mapping: Mapping,
): (cells: readonly string[]) => string | null {
  if (mapping.kind !== 'debtors') return () => null;
  const columns = findColumns(mapping);
  const [reference, doNotCall] = [columns.of('reference'), columns.of('do_not_call')];
  const { read: readName } = createNameReader(columns);
  const readPhones = createPhoneReader(columns.phones);
  const isHarmlessStatus = remember((text) => {
    const status = readDebtStatus(text);
    return status?.restriction === null && (status.state === null || status.state === 'open');
  });
  const isHarmlessAnswer = remember((text) => readDoNotCall(text) === false);

  return (cells) => {
    const forbids = columns.debts.some(({ debt_state }) => {
      const text = readCell(cells, debt_state);
      return !isBlank(text) && !isHarmlessStatus(text);
    });
    const answer = readCell(cells, doNotCall);
    const refuses = !isBlank(answer) && !isHarmlessAnswer(answer);
    if (!forbids && !refuses && !tellsDeath(readName(cells), [])) return null;
    const own = readCell(cells, reference);
    if (!isBlank(own)) return own;
    const [first] = readPhones(cells, mapping.country, []).phones;
    return first === undefined ? null : deriveReference(first.e164, readName(cells));
  };
}
