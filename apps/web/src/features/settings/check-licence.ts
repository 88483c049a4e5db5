import type { settings } from '../../i18n/en/settings.ts';

type FaultKey = `licences.${keyof Pick<
  typeof settings.licences,
  'regionMissing' | 'numberMissing' | 'numberTooLong' | 'expiresInvalid'
>}`;

export interface LicenceFields {
  region: string;
  number: string;
  /** Empty where it does not expire. */
  expiresOn: string;
}

export type LicenceFaults = Record<keyof LicenceFields, FaultKey | null>;

export const noLicenceFaults: LicenceFaults = { region: null, number: null, expiresOn: null };

const longestNumber = 100;

/** The same rules as the server's, so that a slip is shown before it is sent. */
export function checkLicence(fields: LicenceFields, isDateHalfTyped: boolean): LicenceFaults {
  const number = fields.number.trim();
  return {
    region: fields.region === '' ? 'licences.regionMissing' : null,
    number:
      number === ''
        ? 'licences.numberMissing'
        : number.length > longestNumber
          ? 'licences.numberTooLong'
          : null,
    expiresOn: isDateHalfTyped ? 'licences.expiresInvalid' : null,
  };
}
