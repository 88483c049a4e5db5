import type { HolidayCalendar } from '../holidays/calendar.ts';
import type { WeekHours } from '../policy.ts';
import type { DebtKind, PackId } from '../words.ts';

/** How far a source was read: in the law itself, in somebody's account of it, or not confirmed. */
export type Mark = 'primary' | 'secondary' | 'unconfirmed';

export interface Source {
  readonly citation: string;
  readonly mark: Mark;
}

/** So many calls within so many calendar days, today included. */
export interface Cap {
  readonly limit: number;
  readonly days: number;
  /** Every call that may have rung, those that reached somebody or a machine, or talks alone. */
  readonly counts: 'attempts' | 'contacts' | 'conversations';
  /** Counted together: the calls about a debt, or all that were for the person. */
  readonly per: 'debt' | 'person';
  /**
   * Which numbers it binds, and the calls to which it counts: those at work, all of them together; or those
   * that are not the person's residence, mobile or personal line.
   */
  readonly at: 'anywhere' | 'work' | 'not_personal';
  readonly bindsCreditors: boolean;
  /** The day from which it is the law, such as `2026-09-01`. */
  readonly from?: string;
  /** The last day on which it is the law. */
  readonly until?: string;
  /** Only once the person was talked to within so many days. */
  readonly afterContactDays?: number;
  readonly source: Source;
}

/** A state or city whose rules come on top of its country's. */
export interface Jurisdiction {
  readonly id: string;
  readonly name: string;
  readonly binds: (address: Address) => boolean;
  readonly hours: {
    readonly week: WeekHours;
    readonly source: Source;
    /** The person may permit other hours. */
    readonly fallsWithConsent?: boolean;
  } | null;
  readonly caps: readonly Cap[];
  /** A number at work is called only after an attempt at home that did not reach the person. */
  readonly workAfterHome?: Source;
  /** The first day for a call about debts of these kinds, counted from the day of the notice. */
  readonly notice?: {
    readonly days: number;
    readonly debtKinds: readonly DebtKind[];
    readonly source: Source;
  };
  /** What becomes of a debt that can no longer be sued for: it is gone, or a disclosure is asked for. */
  readonly timeBarred?: {
    readonly effect: 'extinguished' | 'disclosure';
    readonly source: Source;
  };
  /** What the engine cannot judge, for people to read. */
  readonly remark?: string;
}

/** An address as the rules of places read it. */
export interface Address {
  /** Two letters each: what is written, and what the ZIP lies in. */
  readonly regions: readonly string[];
  /** Five digits, where there is a readable one. */
  readonly zip: string | null;
  /** Of the person's numbers, where the address leaves the state or the city open. */
  readonly areaCodes?: readonly string[];
  /** Whether the state too was taken from them, and not the city alone. */
  readonly isStateTaken?: boolean;
}

export interface Pack {
  readonly id: PackId;
  readonly name: string;
  /** Whom it is the law of: ISO 3166-1, and the province where it is one's alone. */
  readonly country: string;
  readonly region: string | null;
  readonly hours: {
    readonly week: WeekHours;
    /** At a number at work, where it differs. */
    readonly atWork?: WeekHours;
    readonly source: Source;
  };
  readonly holidays: { readonly calendar: HolidayCalendar; readonly source: Source } | null;
  readonly caps: readonly Cap[];
  /** The first day for a call, counted from the day of the notice. */
  readonly notice: { readonly days: number; readonly source: Source } | null;
  /** Regulation F's frequency and the TCPA's consent are federal law of the United States alone. */
  readonly isUnitedStates: boolean;
  readonly jurisdictions: readonly Jurisdiction[];
}
