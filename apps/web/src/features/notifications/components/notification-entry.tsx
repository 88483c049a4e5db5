import AllowedIcon from '@mui/icons-material/CheckCircleOutlined';
import WelcomeIcon from '@mui/icons-material/FlagOutlined';
import PausedIcon from '@mui/icons-material/PauseCircleOutlined';
import PeopleIcon from '@mui/icons-material/PeopleAltOutlined';
import StoppedIcon from '@mui/icons-material/ReportOutlined';
import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Notification } from '@ringfence/contract/notifications';
import type { NotificationKind } from '@ringfence/domain/notifications/notification-kinds';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useDisplayZone } from '../../../ui/display-zone.ts';
import { formatMoment } from '../../../ui/format-moment.ts';
import { RelativeMoment } from '../../../ui/relative-moment.tsx';
import type { Destination } from '../find-destination.ts';
import { describeNotification } from '../notification-words.ts';

const icons: Partial<Record<NotificationKind, [Icon: typeof WelcomeIcon, color: string]>> = {
  import_checked: [UploadIcon, 'primary.main'],
  import_failed: [StoppedIcon, 'error.main'],
  import_finished: [UploadIcon, 'primary.main'],
  campaign_paused: [PausedIcon, 'warning.main'],
  campaign_finished: [AllowedIcon, 'success.main'],
  caller_id_rested: [PausedIcon, 'warning.main'],
  calls_halted: [StoppedIcon, 'error.main'],
  calls_allowed: [AllowedIcon, 'success.main'],
  organization_suspended: [StoppedIcon, 'error.main'],
  organization_reinstated: [AllowedIcon, 'success.main'],
  member_joined: [PeopleIcon, 'primary.main'],
  role_changed: [PeopleIcon, 'primary.main'],
  audit_found: [StoppedIcon, 'error.main'],
  promises_broken: [PausedIcon, 'warning.main'],
  numbers_limit_reached: [StoppedIcon, 'warning.main'],
  recordings_limit_reached: [StoppedIcon, 'warning.main'],
  downloads_limit_reached: [StoppedIcon, 'warning.main'],
  streams_limit_reached: [StoppedIcon, 'warning.main'],
};

interface NotificationEntryProps {
  notification: Notification;
  now: number;
  destination: Destination;
  /** Whether it belongs to another organization than the one worked in. */
  isElsewhere: boolean;
  onOpen: (event: MouseEvent) => void;
}

/** One notification, which leads to what it is about. */
export function NotificationEntry(props: NotificationEntryProps) {
  const { notification, now, destination, isElsewhere, onOpen } = props;
  const { t } = useTranslation('notifications');
  const { language } = useLanguage();
  const zone = useDisplayZone();
  const { kind, createdAt, readAt, organization } = notification;
  const { title, body, figures } = describeNotification(notification, t, language);
  const [Icon, color] = icons[kind] ?? [WelcomeIcon, 'primary.main'];
  const isUnread = readAt === null;
  return (
    <Box
      component={RouterLink}
      to={destination.url}
      onClick={onOpen}
      sx={{
        display: 'flex',
        gap: 1.5,
        px: 2,
        py: 1.5,
        color: 'text.primary',
        textDecoration: 'none',
        overflowWrap: 'anywhere',
        '&:hover': { bgcolor: 'action.hover' },
        '&:focus-visible': {
          outline: '2px solid',
          outlineColor: 'primary.main',
          outlineOffset: -2,
        },
      }}
    >
      <Icon aria-hidden fontSize="small" sx={{ mt: '2px', color }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
          <Typography sx={{ flex: 1, minWidth: 0, fontWeight: isUnread ? 650 : 500 }}>
            {title}
          </Typography>
          {isUnread ? (
            <Typography
              component="span"
              variant="caption"
              sx={{ flexShrink: 0, color: 'primary.main', fontWeight: 650 }}
            >
              {t('unread')}
            </Typography>
          ) : null}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {body}
        </Typography>
        {figures.length === 0 ? null : (
          <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {figures.join(' · ')}
          </Typography>
        )}
        {organization === null || !isElsewhere ? null : (
          <Typography variant="body2">
            {t(destination.switchTo === null ? 'inOrganization' : 'opensThere', {
              organization: organization.name,
            })}
          </Typography>
        )}
        <Typography variant="caption" sx={{ display: 'block', mt: 0.25, color: 'text.secondary' }}>
          <RelativeMoment at={createdAt} now={now} />
          {' · '}
          <time dateTime={createdAt}>{formatMoment(createdAt, language, zone)}</time>
        </Typography>
      </Box>
    </Box>
  );
}
