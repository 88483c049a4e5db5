import type { AuditFault, AuditFinding } from '@ringfence/contract/audits';
import type { TFunction } from 'i18next';
import type { audits } from '../../i18n/en/audits.ts';
import { explainReason } from '../decisions/index.ts';

/** Every fault that the server can name has its words. */
const faults: Record<AuditFault & keyof typeof audits.faults, true> = {
  calls_halted: true,
  organization_suspended: true,
  organization_deleted: true,
  two_at_once: true,
  second_call: true,
  other_time: true,
  not_allowed: true,
  other_call: true,
  too_old: true,
  policy_unreadable: true,
  unreadable: true,
  changed: true,
  missing: true,
  out_of_order: true,
  unsealed: true,
  cut_off: true,
  rewritten: true,
  target_lost: true,
  target_stuck: true,
  target_overdue: true,
  call_endless: true,
  too_soon: true,
  too_often: true,
  while_paused: true,
  after_removal: true,
  while_left_out: true,
  after_end: true,
};

function isFault(code: string): code is keyof typeof faults {
  return Object.hasOwn(faults, code);
}

/** What an audit found, in plain words; a code that this build does not know is shown as it is. */
export function nameFinding(
  { code }: Pick<AuditFinding, 'code'>,
  t: TFunction<'audits'>,
  tWork: TFunction<'work'>,
): string {
  return isFault(code) ? t(`faults.${code}`) : explainReason(code, tWork);
}
