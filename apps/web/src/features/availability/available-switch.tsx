import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { useDisplayZone } from '../../ui/display-zone.ts';
import { formatMoment } from '../../ui/format-moment.ts';
import { ProblemNotice } from '../../ui/problem-notice.tsx';
import { useOrganization } from '../access/index.ts';
import { useAvailability, useChangeAvailability } from './api.ts';

/** For members, in the organization they work in: whether they are notified when somebody asks for a person. */
export function AvailableSwitch() {
  const { memberships, current } = useOrganization();
  const own = memberships.map(({ organization }) => organization.id);
  const isMember = own.some((id) => id === current?.organization?.id);
  return isMember ? <OwnSwitch /> : null;
}

function OwnSwitch() {
  const { t } = useTranslation('account');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const availability = useAvailability();
  const change = useChangeAvailability();
  const until = availability.data?.availableUntil ?? null;
  return (
    <Box sx={{ px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}>
      <FormControlLabel
        label={t('available.label')}
        control={
          <Switch
            checked={until !== null}
            disabled={availability.data === undefined || change.isPending}
            onChange={(_event, isAvailable) => change.mutate({ isAvailable })}
          />
        }
      />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }} role="status">
        {until === null
          ? t('available.hint')
          : t('available.until', { when: formatMoment(until, language, zone) })}
      </Box>
      {change.error === null && availability.error === null ? null : (
        <ProblemNotice error={change.error ?? availability.error} />
      )}
    </Box>
  );
}
