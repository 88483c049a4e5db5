import type { Campaign } from '@ringfence/contract/campaigns';
import type { TFunction } from 'i18next';
import { nameRule } from '../decisions/index.ts';

/** What somebody waits for, in a few words: a rule by its name, or what else sets a time. */
export function nameWait(
  reason: string,
  { origin }: Pick<Campaign, 'origin'>,
  t: TFunction<'work'>,
): string {
  switch (reason) {
    // Before the first call that was agreed on, the time that it was agreed on for is kept in the same place.
    case 'retry':
      return t(`campaigns.waiting.${origin === 'campaign' ? 'retry' : 'agreed'}`);
    case 'chosen_time':
    case 'best_hour':
    case 'lawful_time':
      return t(`campaigns.waiting.${reason}`);
    default:
      return nameRule(reason, t);
  }
}
