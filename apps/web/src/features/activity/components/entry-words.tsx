import Box from '@mui/material/Box';
import type { ActivityEntry } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { translateAction } from '../translate-action.ts';

export function EntryActor({ actor }: Pick<ActivityEntry, 'actor'>) {
  const { t } = useTranslation();
  return <>{actor.kind === 'system' ? t('activity.system') : actor.name}</>;
}

export function EntryAction({ action, subject }: Pick<ActivityEntry, 'action' | 'subject'>) {
  const { t } = useTranslation();
  return (
    <>
      {translateAction(action, t)}
      {subject === null ? null : (
        <Box component="span" sx={{ color: 'text.secondary' }}>{` · ${subject.name}`}</Box>
      )}
    </>
  );
}

export function EntryMoment({ occurredAt }: Pick<ActivityEntry, 'occurredAt'>) {
  const { language } = useLanguage();
  return <time dateTime={occurredAt}>{formatMoment(occurredAt, language)}</time>;
}
