import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useAuthClient } from '../auth-source.ts';
import { CodeForm } from './code-form.tsx';
import { MailboxLink } from './mailbox-link.tsx';

/** The link works in this browser alone; the code of the same mail also when it is read elsewhere. */
export function RecoverySent({ email }: { email: string }) {
  const { t } = useTranslation('recovery');
  const authClient = useAuthClient();
  return (
    <>
      <Box sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
        {t('forgotten.sentBody', { address: email })}
      </Box>
      <CodeForm verify={(token) => authClient.verifyOtp({ email, token, type: 'recovery' })} />
      <MailboxLink />
    </>
  );
}
