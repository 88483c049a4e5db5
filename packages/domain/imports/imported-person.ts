import type { Money } from '../money/parse-money.ts';
import type { LineType } from '../phone/parse-phone.ts';

/** A person who owes, as one row of a file tells of them. */
export interface ImportedPerson {
  /** The file's own reference, or one derived from phone and name. */
  externalReference: string;
  fullName: string;
  e164: string;
  lineType: LineType;
  balance: Money;
  creditor: string | null;
  email: string | null;
  /** In the United States and Canada the two-letter code, elsewhere as the file has it. */
  region: string | null;
  postalCode: string | null;
  /** ISO 3166-1. */
  country: string;
  language: 'en' | 'es';
  /** What the file says of consent to automated calls; null when it says nothing. */
  consent: boolean | null;
}

export type RejectionReason =
  | 'phone_missing'
  | 'phone_invalid'
  | 'balance_missing'
  | 'balance_invalid'
  | 'currency_invalid'
  | 'name_missing'
  | 'region_invalid'
  | 'consent_invalid'
  | 'value_too_long'
  | 'columns_missing';
