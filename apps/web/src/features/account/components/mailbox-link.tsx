import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import { useSystemStatus } from '../api.ts';

/** Where messages can be read in an installation that sends none. */
export function MailboxLink() {
  const { t } = useTranslation('account');
  const status = useSystemStatus();
  return status.data?.mailbox === true ? (
    <Typography variant="body2">
      <TextLink to="/dev/mail" target="_blank">
        {t('profile.mailbox')}
      </TextLink>
    </Typography>
  ) : null;
}
