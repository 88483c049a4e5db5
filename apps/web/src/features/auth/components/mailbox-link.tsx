import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { TextLink } from '../../../ui/text-link.tsx';
import { useEntrance } from '../use-entrance.ts';

/** To the page where a demo shows the mails and text messages that nobody is sent. */
export function MailboxLink() {
  const { t } = useTranslation('auth');
  const entrance = useEntrance();
  return entrance?.hasMailbox ? (
    <Box sx={{ mt: 2, fontSize: '0.875rem' }}>
      <TextLink to="/dev/mail" target="_blank">
        {t('mailbox')}
      </TextLink>
    </Box>
  ) : null;
}
