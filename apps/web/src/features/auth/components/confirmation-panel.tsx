import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import type { AuthSettings } from '../auth-settings.ts';
import { useAuthClient } from '../auth-source.ts';
import { type Identifier, presentIdentifier } from '../read-identifier.ts';
import { CodeForm } from './code-form.tsx';
import { MailboxLink } from './mailbox-link.tsx';
import { PageSwitch } from './page-switch.tsx';
import { PublicPage } from './public-page.tsx';
import { ResendButton } from './resend-button.tsx';

/** A link opens where the mail is read; the code can be typed here, wherever that is. */
function ProofForm({ identifier }: { identifier: Identifier }) {
  const { t } = useTranslation('registration');
  const authClient = useAuthClient();
  const isMail = 'email' in identifier;
  const address = presentIdentifier(identifier);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {t(isMail ? 'confirmation.mailBody' : 'confirmation.phoneBody', { address })}
      </Typography>
      <CodeForm
        verify={(token) =>
          authClient.verifyOtp(
            isMail
              ? { email: identifier.email, token, type: 'signup' }
              : { phone: identifier.phone, token, type: 'sms' },
          )
        }
      />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {isMail ? `${t('confirmation.nothingCame')} ` : null}
        {t('confirmation.known')}
      </Typography>
      <ResendButton identifier={identifier} />
    </Box>
  );
}

interface ConfirmationPanelProps {
  identifier: Identifier;
  settings: Pick<AuthSettings, 'canMail'>;
}

/** What is left to do after signing up: to prove that the address or number is one's own. */
export function ConfirmationPanel({ identifier, settings }: ConfirmationPanelProps) {
  const { t } = useTranslation('registration');
  const isMail = 'email' in identifier;
  const isStuck = isMail && !settings.canMail;
  return (
    <PublicPage
      isAnswer
      title={t(
        isStuck
          ? 'confirmation.stuckTitle'
          : isMail
            ? 'confirmation.mailTitle'
            : 'confirmation.phoneTitle',
      )}
      lead={t('lead')}
      footer={<PageSwitch label={t('confirmation.toLogin')} url="/login" />}
    >
      {isStuck ? (
        <Notice kind="info">{t('confirmation.stuckBody')}</Notice>
      ) : (
        <ProofForm identifier={identifier} />
      )}
      <MailboxLink />
    </PublicPage>
  );
}
