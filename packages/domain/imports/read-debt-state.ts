import type { RestrictionKind } from '../compliance/words.ts';
import { foldText } from './clean-cell.ts';
import type { ImportedDebt } from './imported-row.ts';
import { listWords } from './list-words.ts';
import { type RestrictionWord, readRestrictionWord } from './read-restriction-word.ts';
import { namesTimeBarred } from './time-barred-words.ts';

export type ImportedDebtState = NonNullable<ImportedDebt['state']>;

/** How a debt stands, and the standing reason not to call that the same word names. */
export interface DebtStatus {
  /** Null: it says nothing of that. */
  state: ImportedDebtState | null;
  restriction: RestrictionKind | null;
  /** It says that the time to sue has run out, which ends nothing. */
  isTimeBarred?: true;
}

const words = listWords<Exclude<ImportedDebtState, 'disputed'>>({
  // A promise is made to the caller, and a file can only say that the debt is still worked.
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
    cerrado cerrada cancelado cancelada inactivo inactiva incobrable`,
});

/** "30-59 DPD", "120+ days past due". */
const daysLate = /^\d{1,8}(?:dpd|days?(?:late|pastdue|delinquent)?|dias(?:demora|mora|vencido)?)$/;

/**
 * What a status says beside how the debt stands. It ends the debt as well: whatever else it is, it is not to
 * be called about, and lifting the reason later opens no debt by itself.
 */
const restrictingWords: Partial<Readonly<Record<RestrictionWord, DebtStatus>>> = {
  stop: { state: 'closed', restriction: 'medium_stop' },
  medium_stop: { state: 'closed', restriction: 'medium_stop' },
  deceased: { state: 'closed', restriction: 'deceased' },
  incarcerated: { state: 'closed', restriction: 'incarcerated' },
  attorney: { state: 'closed', restriction: 'attorney' },
  bankruptcy: { state: 'closed', restriction: 'bankruptcy' },
  cease_written: { state: 'closed', restriction: 'cease_written' },
  dispute_open: { state: 'disputed', restriction: 'dispute_open' },
  identity_theft: { state: 'disputed', restriction: 'identity_theft' },
};

/** How a debt stands by what a file or a program says; undefined when the words are not known. */
export function readDebtStatus(text: string): DebtStatus | undefined {
  const folded = foldText(text);
  const state = daysLate.test(folded) ? 'open' : words.get(folded);
  if (state !== undefined) return { state, restriction: null };
  if (namesTimeBarred(text)) return { state: null, restriction: null, isTimeBarred: true };
  const word = readRestrictionWord(text);
  return word === undefined ? undefined : restrictingWords[word];
}

/** Whether nobody is called about a debt in this state, or about one of which nothing is owed. */
export function isHeld(state: ImportedDebtState | null, balanceMinor: number): boolean {
  return state === null ? balanceMinor === 0 : state !== 'open';
}
