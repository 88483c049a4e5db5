import { indicatesCollection } from '@ringfence/domain/callflow/check-spoken-name';
import type { campaigns } from '../../i18n/en/campaigns.ts';

type FormErrorKey = `campaigns.form.errors.${keyof typeof campaigns.form.errors}`;

export interface CampaignFields {
  name: string;
  listId: string;
  scriptId: string;
  callerId: string;
  spokenName: string;
  mostAttempts: string;
}

export type CampaignErrors = Record<keyof CampaignFields, FormErrorKey | null>;

export const noCampaignErrors: CampaignErrors = {
  name: null,
  listId: null,
  scriptId: null,
  callerId: null,
  spokenName: null,
  mostAttempts: null,
};

/** The same rules as the server's, so that a slip is shown before it is sent. */
export function checkCampaign(fields: CampaignFields): CampaignErrors {
  const name = fields.name.trim();
  const spokenName = fields.spokenName.trim();
  return {
    name:
      name === ''
        ? 'campaigns.form.errors.nameMissing'
        : name.length > 200
          ? 'campaigns.form.errors.nameTooLong'
          : null,
    listId: fields.listId === '' ? 'campaigns.form.errors.listMissing' : null,
    scriptId: fields.scriptId === '' ? 'campaigns.form.errors.scriptMissing' : null,
    callerId: fields.callerId === '' ? 'campaigns.form.errors.callerIdMissing' : null,
    spokenName:
      spokenName === ''
        ? 'campaigns.form.errors.spokenNameMissing'
        : spokenName.length > 100
          ? 'campaigns.form.errors.spokenNameTooLong'
          : indicatesCollection(spokenName)
            ? 'campaigns.form.errors.spokenNameTellsOfDebts'
            : null,
    mostAttempts: /^[1-7]$/.test(fields.mostAttempts.trim())
      ? null
      : 'campaigns.form.errors.mostAttemptsInvalid',
  };
}
