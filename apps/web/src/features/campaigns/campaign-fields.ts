import type { Campaign, CampaignTemplate } from '@ringfence/contract/campaigns';
import type { CallOrder } from '@ringfence/domain/campaigns/call-orders';
import {
  firstRetryRules,
  type RetriedOutcome,
  type RetryRules,
} from '@ringfence/domain/retry/retry-rules';
import { readWallTime } from '../../ui/wall-time.ts';
import { choiceOfPool, readChoice } from './caller-choice.ts';
import { type DayDraft, readWeek, writeWeek } from './week-draft.ts';

export type RetryFields = Readonly<Record<RetriedOutcome, string>>;

/** What the form for a campaign holds: what is typed may not be valid yet. */
export interface CampaignFields {
  name: string;
  listId: string;
  scriptId: string;
  callerId: string;
  spokenName: string;
  mostAttempts: string;
  furtherListIds: readonly string[];
  excludedListIds: readonly string[];
  order: CallOrder;
  /** As fields for a date and a time have them, by the reader's clock; empty: at once, and to the end. */
  startsAt: string;
  endsAt: string;
  /** Null: whenever it is lawful. */
  days: readonly DayDraft[] | null;
  /** Empty: as the carrier account allows. */
  callsPerSecond: string;
  callsAtOnce: string;
  retry: RetryFields;
  anotherNumberAfter: readonly RetriedOutcome[];
}

/** Stands for no further attempt. */
export const never = 'never';

const writeRetry = (rules: RetryRules): RetryFields => {
  const write = (outcome: RetriedOutcome) => String(rules[outcome] ?? never);
  return {
    no_answer: write('no_answer'),
    busy: write('busy'),
    machine: write('machine'),
    voicemail_left: write('voicemail_left'),
    failed: write('failed'),
  };
};

/** What holds where nothing was chosen; three things are left to choose. */
export const firstChoices = {
  furtherListIds: [],
  excludedListIds: [],
  order: 'even',
  startsAt: '',
  endsAt: '',
  days: null,
  callsPerSecond: '',
  callsAtOnce: '',
  retry: writeRetry(firstRetryRules),
  anotherNumberAfter: firstRetryRules.anotherNumberAfter,
} as const satisfies Partial<CampaignFields>;

/** Empty: none; null: it is not a whole number within the bounds. */
export function readCount(text: string, most: number): number | undefined | null {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  const count = Number(trimmed);
  return /^\d{1,6}$/.test(trimmed) && count >= 1 && count <= most ? count : null;
}

const readRetry = ({
  retry,
  anotherNumberAfter,
}: Pick<CampaignFields, 'retry' | 'anotherNumberAfter'>): RetryRules => {
  const read = (outcome: RetriedOutcome) =>
    retry[outcome] === never ? null : Number(retry[outcome]);
  return {
    no_answer: read('no_answer'),
    busy: read('busy'),
    machine: read('machine'),
    voicemail_left: read('voicemail_left'),
    failed: read('failed'),
    anotherNumberAfter: [...anotherNumberAfter],
  };
};

const readCalls = (text: string, most: number) => readCount(text, most) ?? undefined;

const mostAttempts = 7;
export const usualAttempts = 3;
export const mostCallsPerSecond = 1000;
export const mostCallsAtOnce = 50_000;

/** What is chosen besides its words and its number; what is not valid is left out. */
export function readChoices(fields: CampaignFields, zone: string) {
  const week = fields.days === null ? undefined : readWeek(fields.days);
  const callsPerSecond = readCalls(fields.callsPerSecond, mostCallsPerSecond);
  const callsAtOnce = readCalls(fields.callsAtOnce, mostCallsAtOnce);
  const startsAt = readWallTime(fields.startsAt, zone);
  const endsAt = readWallTime(fields.endsAt, zone);
  return {
    furtherListIds: fields.furtherListIds.filter((id) => id !== fields.listId),
    excludedListIds: [...fields.excludedListIds],
    order: fields.order,
    retry: readRetry(fields),
    ...(startsAt === null ? {} : { startsAt }),
    ...(endsAt === null ? {} : { endsAt }),
    ...(week === undefined || week === 'none' ? {} : { hours: [...week] }),
    ...(callsPerSecond === undefined ? {} : { callsPerSecond }),
    ...(callsAtOnce === undefined ? {} : { callsAtOnce }),
  };
}

/** What the preflight is asked for; null while no list is chosen. */
export function askPreflight(fields: CampaignFields, zone: string) {
  if (fields.listId === '') return null;
  const attempts = readCount(fields.mostAttempts, mostAttempts);
  const spokenName = fields.spokenName.trim();
  return {
    listId: fields.listId,
    ...readChoices(fields, zone),
    ...(fields.scriptId === '' ? {} : { scriptId: fields.scriptId }),
    ...(fields.callerId === '' ? {} : readChoice(fields.callerId)),
    ...(spokenName === '' || spokenName.length > 100 ? {} : { spokenName }),
    mostAttempts: attempts ?? usualAttempts,
  };
}

/** The fields as they are kept in a template, which has no day of its own. */
export function writeTemplate(fields: CampaignFields): CampaignTemplate['content'] {
  const { startsAt: _start, endsAt: _end, ...choices } = readChoices(fields, 'UTC');
  const attempts = readCount(fields.mostAttempts, mostAttempts);
  return {
    ...choices,
    ...(fields.listId === '' ? {} : { listId: fields.listId }),
    ...(fields.scriptId === '' ? {} : { scriptId: fields.scriptId }),
    ...(fields.callerId === '' ? {} : readChoice(fields.callerId)),
    ...(fields.spokenName.trim() === '' ? {} : { spokenName: fields.spokenName.trim() }),
    ...(typeof attempts === 'number' ? { mostAttempts: attempts } : {}),
  };
}

/** What a template, or a campaign that is copied, puts into the fields: neither has a start or an end, so what is typed stays. */
export function fillFields(content: CampaignTemplate['content']): Partial<CampaignFields> {
  const { callerPoolId, callerId } = content;
  const from = callerPoolId === undefined ? callerId : choiceOfPool({ id: callerPoolId });
  return {
    ...(content.listId === undefined ? {} : { listId: content.listId }),
    ...(content.scriptId === undefined ? {} : { scriptId: content.scriptId }),
    ...(from === undefined ? {} : { callerId: from }),
    ...(content.spokenName === undefined ? {} : { spokenName: content.spokenName }),
    ...(content.mostAttempts === undefined ? {} : { mostAttempts: String(content.mostAttempts) }),
    furtherListIds: content.furtherListIds,
    excludedListIds: content.excludedListIds,
    order: content.order,
    days: writeWeek(content.hours ?? null),
    callsPerSecond: String(content.callsPerSecond ?? ''),
    callsAtOnce: String(content.callsAtOnce ?? ''),
    retry: writeRetry(content.retry),
    anotherNumberAfter: content.retry.anotherNumberAfter,
  };
}

/** What a campaign has chosen, for another one like it. Its time is over, and its name is its own. */
export function copyFields(campaign: Campaign): Partial<CampaignFields> {
  const { list, script, callerId, callerPool, hours, callsPerSecond, callsAtOnce } = campaign;
  return fillFields({
    ...(list === null ? {} : { listId: list.id }),
    ...(script === null ? {} : { scriptId: script.id }),
    ...(callerId === null ? {} : { callerId }),
    ...(callerPool === null ? {} : { callerPoolId: callerPool.id }),
    spokenName: campaign.spokenName,
    mostAttempts: campaign.mostAttempts,
    furtherListIds: campaign.furtherLists.map(({ id }) => id),
    // Its own list may have been left out since; then nobody of it would be called.
    excludedListIds: campaign.excludedLists.map(({ id }) => id).filter((id) => id !== list?.id),
    order: campaign.order,
    retry: campaign.retry,
    ...(hours === null ? {} : { hours }),
    ...(callsPerSecond === null ? {} : { callsPerSecond }),
    ...(callsAtOnce === null ? {} : { callsAtOnce }),
  });
}
