import type { RecordSource } from '@ringfence/contract/records';
import { type RestrictionKind, restrictionKinds } from '@ringfence/domain/compliance/words';

/** Where each usually comes from. */
export const usualSources: Readonly<Record<RestrictionKind, RecordSource>> = {
  medium_stop: 'person',
  number_stop: 'person',
  cease_written: 'letter',
  attorney: 'attorney',
  dispute_open: 'letter',
  dispute_oral: 'person',
  identity_theft: 'letter',
  orig_creditor_request: 'letter',
  bankruptcy: 'court',
  paid: 'creditor',
  deceased: 'records',
  incarcerated: 'records',
  wrong_number: 'person',
  reassigned: 'records',
  work_prohibited: 'employer',
  place_inconvenient: 'person',
};

export const recordSources = [
  'person',
  'letter',
  'email',
  'creditor',
  'attorney',
  'court',
  'employer',
  'records',
  'other',
] as const satisfies readonly RecordSource[];

/** Everything that can be recorded of a person. */
export type RecordKind =
  | RestrictionKind
  | 'consent'
  | 'inconvenient_time'
  | 'outside_call'
  | 'confirmed_zone';

export const recordGroups = [
  { id: 'requests', kinds: ['medium_stop', 'number_stop', 'cease_written'] },
  {
    id: 'debt',
    kinds: [
      'attorney',
      'dispute_open',
      'dispute_oral',
      'identity_theft',
      'orig_creditor_request',
      'bankruptcy',
      'paid',
    ],
  },
  {
    id: 'person',
    kinds: [
      'deceased',
      'incarcerated',
      'wrong_number',
      'reassigned',
      'work_prohibited',
      'place_inconvenient',
    ],
  },
  { id: 'permission', kinds: ['consent', 'inconvenient_time', 'confirmed_zone'] },
  { id: 'history', kinds: ['outside_call'] },
] as const satisfies readonly { id: string; kinds: readonly RecordKind[] }[];

export function isRestrictionKind(kind: RecordKind): kind is RestrictionKind {
  return restrictionKinds.some((restriction) => restriction === kind);
}
