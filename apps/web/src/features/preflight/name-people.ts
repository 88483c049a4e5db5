import type { TFunction } from 'i18next';
import { nameRule } from '../decisions/index.ts';
import type { PeopleBehind } from './api.ts';

/** Whom a number of the preflight counts: those who stand so, or those of them whom one rule holds back. */
export function namePeople({ bucket, code }: PeopleBehind, t: TFunction<'work'>): string {
  const name = t(`preflight.buckets.${bucket}`);
  return code === undefined
    ? t('preflight.peopleTitle', { bucket: name })
    : t('preflight.peopleOfReason', { bucket: name, rule: nameRule(code, t) });
}
