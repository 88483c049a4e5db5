import { callOrders } from '@ringfence/domain/campaigns/call-orders';
import { retriedOutcomes } from '@ringfence/domain/retry/retry-rules';
import { readStored, removeStored, writeStored } from '../../platform/browser-storage.ts';
import { unreadable } from '../../ui/read-typed.ts';
import { type CampaignFields, firstChoices } from './campaign-fields.ts';
import type { DayDraft } from './week-draft.ts';

const texts = [
  ...['name', 'listId', 'scriptId', 'callerId', 'spokenName', 'mostAttempts'],
  ...['startsAt', 'endsAt', 'callsPerSecond', 'callsAtOnce'],
] as const;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText);

const isDay = (value: unknown): value is DayDraft =>
  isRecord(value) && typeof value.isCalled === 'boolean' && isText(value.from) && isText(value.to);
const isWeek = (value: unknown): value is DayDraft[] =>
  Array.isArray(value) && value.length === 7 && value.every(isDay);

function readRetry(stored: unknown): CampaignFields['retry'] {
  if (!isRecord(stored)) return firstChoices.retry;
  const read = (outcome: keyof CampaignFields['retry']) => {
    const minutes = stored[outcome];
    return isText(minutes) ? minutes : firstChoices.retry[outcome];
  };
  return {
    no_answer: read('no_answer'),
    busy: read('busy'),
    machine: read('machine'),
    voicemail_left: read('voicemail_left'),
    failed: read('failed'),
  };
}

/** What was typed before; an older version of the application may have stored less, or something else. */
export function readDraft(stored: unknown): Partial<CampaignFields> {
  if (!isRecord(stored)) return {};
  const draft: Partial<CampaignFields> = {};
  for (const name of texts) {
    const text = stored[name];
    // Half a day does not come back into its field.
    if (isText(text) && text !== unreadable) draft[name] = text;
  }
  const { furtherListIds, excludedListIds, days, retry, anotherNumberAfter } = stored;
  if (isTexts(furtherListIds)) draft.furtherListIds = furtherListIds;
  if (isTexts(excludedListIds)) draft.excludedListIds = excludedListIds;
  const order = callOrders.find((known) => known === stored.order);
  if (order !== undefined) draft.order = order;
  if (isWeek(days)) draft.days = days;
  if (retry !== undefined) draft.retry = readRetry(retry);
  if (isTexts(anotherNumberAfter)) {
    draft.anotherNumberAfter = retriedOutcomes.filter((known) =>
      anotherNumberAfter.includes(known),
    );
  }
  return draft;
}

/** What a form was opened from. Each has a draft of its own: to call a list is not to continue another campaign. */
export function nameOrigin(search: URLSearchParams): string {
  const [copy, list] = [search.get('copy'), search.get('list')];
  if (copy !== null) return `copy ${copy}`;
  return list === null ? 'blank' : `list ${list}`;
}

/** Of more, those that were left alone longest are forgotten. */
const mostDrafts = 20;

const nameKey = (organizationId: string): string => `ringfence-campaign-drafts ${organizationId}`;

/** All drafts of an organization in this browser by what they were opened from, the last one changed at the end. */
function recallAll(organizationId: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored(nameKey(organizationId)) ?? '{}');
    return isRecord(stored) ? stored : {};
  } catch {
    return {};
  }
}

/** The campaign that was not started yet in this browser and organization, from the same origin. */
export function recallDraft(organizationId: string, origin: string): Partial<CampaignFields> {
  return readDraft(recallAll(organizationId)[origin]);
}

export function rememberDraft(
  organizationId: string,
  origin: string,
  draft: Partial<CampaignFields>,
): void {
  const { [origin]: _before, ...others } = recallAll(organizationId);
  const kept = [...Object.entries(others), [origin, draft] as const].slice(-mostDrafts);
  writeStored(nameKey(organizationId), JSON.stringify(Object.fromEntries(kept)));
}

export function forgetDraft(organizationId: string, origin: string): void {
  const { [origin]: _before, ...others } = recallAll(organizationId);
  if (Object.keys(others).length === 0) removeStored(nameKey(organizationId));
  else writeStored(nameKey(organizationId), JSON.stringify(others));
}
