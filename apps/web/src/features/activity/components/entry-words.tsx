import Box from '@mui/material/Box';
import type { ActivityEntry } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { translateAction } from '../translate-action.ts';

export function EntryActor({ actor }: Pick<ActivityEntry, 'actor'>) {
  const { t } = useTranslation();
  // Whoever acts in an organization without being its member is a super administrator.
  const name = actor.name || t('activity.systemAdministrator');
  return <>{actor.kind === 'system' ? t('activity.system') : name}</>;
}

export function EntryAction({ entry }: { entry: ActivityEntry }) {
  const { action, actor, subject } = entry;
  // Somebody who signs in acts on themselves; naming them twice tells nothing.
  const isOther = subject !== null && subject.name !== '' && subject.name !== actor.name;
  const { t } = useTranslation();
  return (
    <>
      {translateAction(action, t)}
      {!isOther ? null : (
        <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${subject.name}`}</Box>
      )}
    </>
  );
}

export function EntryMoment({ occurredAt }: Pick<ActivityEntry, 'occurredAt'>) {
  const { language } = useLanguage();
  return <time dateTime={occurredAt}>{formatMoment(occurredAt, language)}</time>;
}
