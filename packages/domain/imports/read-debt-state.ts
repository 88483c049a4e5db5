import { foldText } from './clean-cell.ts';
import type { ImportedDebt } from './imported-row.ts';
import { listWords } from './list-words.ts';
import { readRestrictionWord } from './read-restriction-word.ts';

export type ImportedDebtState = NonNullable<ImportedDebt['state']>;

const words = listWords<ImportedDebtState>({
  // A promise is made to whoever calls, and a file can only tell that the debt is still worked.
  open: `open opened active act current new assigned placed placement delinquent pastdue overdue
    chargedoff chargeoff co inprogress working reopened promise promised ptp broken brokenpromise
    paymentplan skip skiptrace skiptracing pending collection collections incollection
    incollections default defaulted indefault late unpaid unworked worked abierto abierta activo activa vigente vencido vencida moroso pendiente enmora nuevo
    atrasado atrasada castigado castigada`,
  paid: `paid pif paidinfull pd sif settled settledinfull settlement satisfied zerobalance pagado
    pagada pago liquidado liquidada saldado saldada`,
  recalled: `recalled recall rcl withdrawn withdraw wd returned return rtc returnedtoclient
    returnedtocreditor pulled pullback retirado retirada devuelto devuelta retornado`,
  closed: `closed close cls inactive cancelled canceled writtenoff writeoff archived uncollectible
    statutebarred cerrado cerrada cancelado cancelada inactivo inactiva incobrable prescrito`,
  disputed: 'disputed dispute disp disputa disputado disputada endisputa fraud idtheft fraude',
});

/** "30-59 DPD", "120+ days past due". */
const daysLate = /^\d{1,8}(?:dpd|days?(?:late|pastdue|delinquent)?|dias(?:demora|mora|vencido)?)$/;

/**
 * How a debt stands by what the file says; undefined when the words are not known. A state that names a
 * standing reason of the person ("Bankruptcy", "Deceased", "Attorney") closes the debt: whatever else it
 * is, it is not to be called about.
 */
export function readDebtState(text: string): ImportedDebtState | undefined {
  const folded = foldText(text);
  const known = daysLate.test(folded) ? 'open' : words.get(folded);
  if (known !== undefined) return known;
  switch (readRestrictionWord(text)) {
    case 'dispute_open':
      return 'disputed';
    case 'bankruptcy':
    case 'deceased':
    case 'attorney':
    case 'cease_written':
    case 'medium_stop':
    case 'stop':
      return 'closed';
    default:
      return undefined;
  }
}

/** Whether nobody is called about a debt in this state, or about one of which nothing is owed. */
export function isHeld(state: ImportedDebtState | null, balanceMinor: number): boolean {
  return state === null ? balanceMinor === 0 : state !== 'open';
}
