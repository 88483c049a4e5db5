import { indicatesCollection } from '@ringfence/domain/callflow/check-spoken-name';
import { findScheduleFault } from '@ringfence/domain/campaigns/find-schedule-fault';
import type { campaigns } from '../../i18n/en/campaigns.ts';
import { readWallTime } from '../../ui/wall-time.ts';
import {
  type CampaignFields,
  mostCallsAtOnce,
  mostCallsPerSecond,
  readCount,
} from './campaign-fields.ts';
import { readWeek } from './week-draft.ts';

type FormErrorKey = `campaigns.form.errors.${keyof typeof campaigns.form.errors}`;

/** The fields in which a slip can be made, in the order in which they stand. */
export const checkedFields = [
  ...['listId', 'scriptId', 'callerId', 'name', 'spokenName'],
  ...['startsAt', 'endsAt', 'days', 'callsPerSecond', 'callsAtOnce', 'mostAttempts'],
] as const satisfies readonly (keyof CampaignFields)[];

export type CheckedField = (typeof checkedFields)[number];
export type CampaignErrors = Partial<Record<CheckedField, FormErrorKey>>;

function checkName(text: string): FormErrorKey | undefined {
  const name = text.trim();
  if (name === '') return 'campaigns.form.errors.nameMissing';
  return name.length > 200 ? 'campaigns.form.errors.nameTooLong' : undefined;
}

function checkSpokenName(text: string): FormErrorKey | undefined {
  const name = text.trim();
  if (name === '') return 'campaigns.form.errors.spokenNameMissing';
  if (name.length > 100) return 'campaigns.form.errors.spokenNameTooLong';
  return indicatesCollection(name) ? 'campaigns.form.errors.spokenNameTellsOfDebts' : undefined;
}

function checkTimes(
  fields: CampaignFields,
  { zone, now }: { zone: string; now: number },
): Pick<CampaignErrors, 'startsAt' | 'endsAt'> {
  const read = (typed: string) => {
    const time = typed === '' ? null : readWallTime(typed, zone);
    return time === null ? null : new Date(time);
  };
  const [startsAt, endsAt] = [read(fields.startsAt), read(fields.endsAt)];
  const errors: Pick<CampaignErrors, 'startsAt' | 'endsAt'> = {};
  const fault = findScheduleFault({ startsAt, endsAt }, new Date(now));
  if (fault === 'starts_too_late') errors.startsAt = 'campaigns.form.errors.startsTooLate';
  if (fault === 'ends_too_early') errors.endsAt = 'campaigns.form.errors.endsTooEarly';
  if (fields.startsAt !== '' && startsAt === null) {
    errors.startsAt = 'campaigns.form.errors.startsInvalid';
  }
  if (fields.endsAt !== '' && endsAt === null) {
    errors.endsAt = 'campaigns.form.errors.endsInvalid';
  }
  return errors;
}

function checkDays(days: CampaignFields['days']): FormErrorKey | undefined {
  const week = days === null ? null : readWeek(days);
  if (week === 'none') return 'campaigns.form.errors.hoursNoDay';
  return week === undefined ? 'campaigns.form.errors.hoursInvalid' : undefined;
}

/** The same rules as the server's, so that a slip is shown before it is sent. */
export function checkCampaign(
  fields: CampaignFields,
  at: { zone: string; now: number },
): CampaignErrors {
  const times = checkTimes(fields, at);
  const found: Record<CheckedField, FormErrorKey | false | undefined> = {
    listId: fields.listId === '' && 'campaigns.form.errors.listMissing',
    scriptId: fields.scriptId === '' && 'campaigns.form.errors.scriptMissing',
    callerId: fields.callerId === '' && 'campaigns.form.errors.callerIdMissing',
    name: checkName(fields.name),
    spokenName: checkSpokenName(fields.spokenName),
    startsAt: times.startsAt,
    endsAt: times.endsAt,
    days: checkDays(fields.days),
    callsPerSecond:
      readCount(fields.callsPerSecond, mostCallsPerSecond) === null &&
      'campaigns.form.errors.callsPerSecondInvalid',
    callsAtOnce:
      readCount(fields.callsAtOnce, mostCallsAtOnce) === null &&
      'campaigns.form.errors.callsAtOnceInvalid',
    mostAttempts:
      !/^[1-7]$/.test(fields.mostAttempts.trim()) && 'campaigns.form.errors.mostAttemptsInvalid',
  };
  const errors: CampaignErrors = {};
  for (const field of checkedFields) {
    const key = found[field];
    if (key) errors[field] = key;
  }
  return errors;
}

/** The fields that a template keeps, and in which a slip would be left out of it without a word. */
const keptFields = [
  ...['spokenName', 'days', 'callsPerSecond', 'callsAtOnce', 'mostAttempts'],
] as const satisfies readonly CheckedField[];

/** What is wrong with choices that are to be kept for other campaigns; what is empty may stay so. */
export function checkTemplate(fields: CampaignFields): CampaignErrors {
  const found = checkCampaign(fields, { zone: 'UTC', now: 0 });
  const errors: CampaignErrors = {};
  for (const name of keptFields) {
    const key = found[name];
    if (key !== undefined && fields[name] !== '') errors[name] = key;
  }
  return errors;
}

/** What the preflight is not asked for, since it cannot be read. */
export function findIgnored(fields: CampaignFields, zone: string): CheckedField[] {
  const errors = checkCampaign(fields, { zone, now: 0 });
  return checkedFields.filter((name) => {
    switch (name) {
      case 'spokenName':
        return errors.spokenName === 'campaigns.form.errors.spokenNameTooLong';
      case 'endsAt':
        // An end before the start is asked for, and answered.
        return errors.endsAt === 'campaigns.form.errors.endsInvalid';
      case 'startsAt':
        // Nor is one that is too late left out.
        return errors.startsAt === 'campaigns.form.errors.startsInvalid';
      case 'days':
      case 'callsPerSecond':
      case 'callsAtOnce':
      case 'mostAttempts':
        return errors[name] !== undefined;
      default:
        return false;
    }
  });
}
