import type { Call, CallDetail } from '@ringfence/contract/calls';
import { standingOrigins } from '@ringfence/domain/calls/call-kinds';
import { outcomes } from '@ringfence/domain/calls/words';
import type { TFunction } from 'i18next';
import type { calls } from '../../i18n/en/calls.ts';
import type { Tone } from '../../ui/status-chip.tsx';

/** How a call ended, in a word or two; an outcome this build does not know is shown as it is. */
export function nameOutcome(outcome: string, t: TFunction<'work'>): string {
  const known = outcomes.find((word) => word === outcome);
  return known === undefined ? outcome : t(`calls.outcomes.${known}`);
}

/** The campaign that made a call; one that stands has its name in the reader's language. */
export function nameCampaign(
  { name }: { name: string },
  { origin }: Pick<Call, 'origin'>,
  t: TFunction<'work'>,
): string {
  const standing = standingOrigins.find((word) => word === origin);
  return standing === undefined ? name : t(`campaigns.standing.${standing}`);
}

type Standing = Pick<Call, 'state' | 'outcome'>;

/** Where a call stands: its outcome once there is one. */
export function nameStanding({ state, outcome }: Standing, t: TFunction<'work'>): string {
  return outcome === null ? t(`calls.states.${state}`) : nameOutcome(outcome, t);
}

/** The same as a whole sentence. */
export function explainStanding({ state, outcome }: Standing, t: TFunction<'work'>): string {
  return outcome === null
    ? t(`calls.stateSentences.${state}`)
    : t(`calls.outcomeSentences.${outcome}`);
}

const tones: Partial<Record<NonNullable<Call['outcome']>, Tone>> = {
  right_party: 'success',
  transferred: 'success',
  promise: 'success',
  dispute: 'warning',
  fax: 'warning',
  wrong_party: 'warning',
  stop: 'error',
  failed: 'warning',
  not_in_service: 'warning',
  lost: 'warning',
};

export function toneOfStanding({ outcome }: Standing): Tone {
  return outcome === null ? 'info' : (tones[outcome] ?? 'neutral');
}

type EventKey = keyof typeof calls.events;

const eventKeys: readonly EventKey[] = [
  'reserved',
  'placed',
  'queued',
  'ringing',
  'answered',
  'ended',
  'completed',
  'busy',
  'no_answer',
  'failed',
  'not_in_service',
  'canceled',
  'recorded',
  'message_begun',
  'message_left',
  'connected',
  'connect_busy',
  'connect_no_answer',
  'connect_failed',
  'end',
];

/** What happened on a call; a carrier's word that is not known is shown as it is. */
export function describeEvent(
  { kind, key }: Pick<CallDetail['events'][number], 'kind' | 'key'>,
  t: TFunction<'work'>,
): string {
  if (kind === 'pressed') {
    return t('calls.pressed', { key: key ?? '' });
  }
  if (kind === 'no_key') {
    return t('calls.noKey');
  }
  const known = eventKeys.find((word) => word === kind.replaceAll('-', '_'));
  return known === undefined ? kind : t(`calls.events.${known}`);
}
