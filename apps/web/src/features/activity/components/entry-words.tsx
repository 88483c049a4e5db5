import Box from '@mui/material/Box';
import type { ActivityEntry } from '@ringfence/contract/activity';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { findSubjectPage } from '../find-subject-page.ts';
import { translateAction } from '../translate-action.ts';

export function EntryActor({ actor }: Pick<ActivityEntry, 'actor'>) {
  const { t } = useTranslation();
  if (actor.kind === 'system') {
    return <>{t('activity.system')}</>;
  }
  // What somebody did from outside the organization is marked, also where they are not named.
  const title = t('activity.systemAdministrator');
  const isOutside = actor.kind === 'super_administrator' && actor.name !== '';
  // A program acted for them, by the key of this name.
  const mark = isOutside ? title : actor.apiKey;
  return (
    <>
      {actor.name || title}
      {mark === null ? null : (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>{` · ${mark}`}</Box>
      )}
    </>
  );
}

export function EntryAction({ entry }: { entry: ActivityEntry }) {
  const { action, actor, subject } = entry;
  // Somebody who signs in acts on themselves; naming them twice tells nothing.
  const isOther = subject !== null && subject.name !== '' && subject.name !== actor.name;
  const { t } = useTranslation();
  const page = findSubjectPage(entry);
  return (
    <>
      {translateAction(action, t)}
      {!isOther ? null : (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {page === null ? subject.name : <TextLink to={page}>{subject.name}</TextLink>}
        </Box>
      )}
    </>
  );
}

export function EntryMoment({ occurredAt }: Pick<ActivityEntry, 'occurredAt'>) {
  const { language } = useLanguage();
  const zone = useDisplayZone();
  return <time dateTime={occurredAt}>{formatMoment(occurredAt, language, zone)}</time>;
}
