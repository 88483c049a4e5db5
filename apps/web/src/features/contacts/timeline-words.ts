import type { TimelineEntry } from '@ringfence/contract/contact-editing';
import { callStates, outcomes } from '@ringfence/domain/calls/words';
import { consentKinds, pastOutcomes, restrictionKinds } from '@ringfence/domain/compliance/words';
import type { TFunction } from 'i18next';
import type { contactTimeline } from '../../i18n/en/contact-timeline.ts';
import { valueNames } from './contact-values.ts';
import { namePlace } from './record-words.ts';

type Words = TFunction<'contact'>;
type Edits = keyof typeof contactTimeline.timeline.edits;
type DebtField = keyof typeof contactTimeline.timeline.debtFields;

const editWords: Record<Edits, true> = {
  'contact-added': true,
  'contact-changed': true,
  'contact-linked': true,
  'contact-parted': true,
  'contact-zone_confirmed': true,
  'phone-added': true,
  'phone-described': true,
  'phone-looked_up': true,
  'phone-ordered': true,
  'debt-added': true,
  'debt-described': true,
  'inconvenient_time-recorded': true,
  'inconvenient_time-lifted': true,
};

const debtFields: Record<DebtField, true> = {
  group: true,
  creditor: true,
  balanceMinor: true,
  originalMinor: true,
  noticeSentOn: true,
  openedOn: true,
  dueOn: true,
  chargedOffOn: true,
  state: true,
  kind: true,
  isTimeBarred: true,
  personRole: true,
  firstContactAt: true,
};

const isEdit = (word: string): word is Edits => Object.hasOwn(editWords, word);
const isDebtField = (word: string): word is DebtField => Object.hasOwn(debtFields, word);

/** A field that was changed, in the reader's words; one this build does not know as it came. */
function nameChanged(field: string, t: Words): string {
  const ours = valueNames.find((name) => name === field);
  if (ours !== undefined) {
    return t(`fields.${ours}`);
  }
  if (isDebtField(field)) {
    return t(`timeline.debtFields.${field}`);
  }
  return field === 'custom' ? t('timeline.ownFields') : field;
}

function describeEdit({ word, text }: TimelineEntry, t: Words): string {
  const known = word.replace('.', '-');
  if (!isEdit(known)) {
    return word;
  }
  const fields = text
    .split(', ')
    .map((field) => nameChanged(field, t))
    .join(', ');
  return t(`timeline.edits.${known}`, { fields });
}

function nameStanding({ word }: TimelineEntry, tWork: TFunction<'work'>): string {
  const outcome = outcomes.find((known) => known === word);
  if (outcome !== undefined) {
    return tWork(`calls.outcomes.${outcome}`);
  }
  const state = callStates.find((known) => known === word);
  return state === undefined ? word : tWork(`calls.states.${state}`);
}

/** We call almost always: it is said where it was they. */
function describeCall(entry: TimelineEntry, tWork: TFunction<'work'>): string {
  const what = nameStanding(entry, tWork);
  return entry.direction === 'inbound' ? `${what} · ${tWork('calls.directions.inbound')}` : what;
}

function describeOrigin(
  { text, origin }: TimelineEntry,
  t: Words,
  tWork: TFunction<'work'>,
): string {
  if (text !== '') return t('timeline.callOf', { campaign: text });
  return origin === null ? '' : tWork(`calls.origins.${origin}`);
}

function describeOutsideCall({ word, direction }: TimelineEntry, t: Words): string {
  const outcome = pastOutcomes.find((known) => known === word);
  const what = outcome === undefined ? word : t(`calls.outcomes.${outcome}`);
  return direction === null ? what : `${what} · ${t(`calls.directions.${direction}`)}`;
}

function describeRestriction({ word, place }: TimelineEntry, t: Words): string {
  const kind = restrictionKinds.find((known) => known === word);
  const what = kind === undefined ? word : t(`kinds.${kind}.name`);
  return place === null ? what : `${what} · ${namePlace(place, t)}`;
}

function describeConsent({ word }: TimelineEntry, t: Words): string {
  const kind = consentKinds.find((known) => known === word);
  return kind === undefined ? word : t(`consents.${kind}`);
}

/** What an entry says, and what else was written down with it. */
export interface EntryWords {
  what: string;
  /** As somebody wrote it; empty: nothing. */
  detail: string;
}

/** An entry of the timeline in the reader's language; a word this build does not know as it came. */
export function describeEntry(
  entry: TimelineEntry,
  t: Words,
  tWork: TFunction<'work'>,
): EntryWords {
  const { kind, text } = entry;
  switch (kind) {
    case 'call':
      return {
        what: describeCall(entry, tWork),
        detail: describeOrigin(entry, t, tWork),
      };
    case 'outside_call':
      return { what: describeOutsideCall(entry, t), detail: text };
    case 'restriction':
    case 'restriction_lifted':
      return { what: describeRestriction(entry, t), detail: text };
    case 'consent':
    case 'consent_revoked':
      return { what: describeConsent(entry, t), detail: text };
    case 'note':
      return { what: '', detail: text };
    case 'import':
      return {
        what: t(entry.word === 'added' ? 'timeline.imports.added' : 'timeline.imports.changed', {
          file: text,
        }),
        detail: '',
      };
    case 'edit':
      return { what: describeEdit(entry, t), detail: '' };
    case 'list':
      return { what: t('timeline.lists', { list: text }), detail: '' };
    case 'payment':
      return {
        what: t(`timeline.paymentStates.${entry.word === 'returned' ? 'returned' : 'received'}`),
        detail: text,
      };
    case 'promise':
      if (entry.word === 'kept' || entry.word === 'broken' || entry.word === 'cancelled') {
        return { what: t(`timeline.promiseStates.${entry.word}`), detail: text };
      }
      return {
        what: text === '' ? t('timeline.promise') : t('timeline.promiseTo', { creditor: text }),
        detail: '',
      };
  }
}
