import type { ReassignedAnswer } from '../compliance/reassigned-answers.ts';
import { foldText } from './clean-cell.ts';
import { listWords } from './list-words.ts';

const words = listWords<ReassignedAnswer>({
  yes: 'yes y true 1 si reassigned disconnected reasignado desconectado',
  no: 'no n false 0 notreassigned sinreasignar noreasignado',
  no_data: 'nodata nd unknown notfound nodataavailable sindatos desconocido',
});

/** What the Reassigned Numbers Database answered; undefined where it is none of its answers. */
export function readReassignedAnswer(text: string): ReassignedAnswer | undefined {
  return words.get(foldText(text));
}
