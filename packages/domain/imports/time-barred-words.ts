import { foldText } from './clean-cell.ts';
import { listWords } from './list-words.ts';

/** Whether the time in which a debt can be sued for has run out, as agencies write it. */
export const barredWords = listWords({
  yes: `timebarred timebarreddebt statutebarred barred solexpired statuteexpired expiredsol
    statuteoflimitationsexpired outofstatute outofstat oos pastsol
    beyondsol beyondstatute expired prescrita prescrito deudaprescrita vencioelplazo`,
  no: `nottimebarred notbarred notexpired insol withinsol insidesol instatute withinstatute instat
    noprescrita noprescrito vigente`,
});

const expired = /^(?:expired|barred|vigente)$/;

/**
 * Whether a status says that the time to sue has run out. It is a fact of its own and ends nothing: the
 * debt is still owed, and in most states may be asked for.
 */
export function namesTimeBarred(status: string): boolean {
  const folded = foldText(status);
  return barredWords.get(folded) === 'yes' && !expired.test(folded);
}
