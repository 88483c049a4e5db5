import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { ForgottenPasswordForm } from '../components/forgotten-password-form.tsx';
import { PageSwitch } from '../components/page-switch.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { RecoverySent } from '../components/recovery-sent.tsx';
import { useEntrance } from '../use-entrance.ts';

export function ForgottenPasswordPage() {
  const { t } = useTranslation('recovery');
  const entrance = useEntrance();
  const [address, setAddress] = useState<string | null>(null);
  const footer = <PageSwitch label={t('toLogin')} url="/login" />;
  if (entrance?.settings.canMail === false) {
    return (
      <PublicPage title={t('forgotten.title')} lead={t('lead')} footer={footer}>
        <Notice kind="info">{t('forgotten.noMail')}</Notice>
      </PublicPage>
    );
  }
  if (address !== null) {
    return (
      <PublicPage isAnswer title={t('forgotten.sentTitle')} lead={t('lead')} footer={footer}>
        <RecoverySent email={address} />
      </PublicPage>
    );
  }
  return (
    <PublicPage title={t('forgotten.title')} lead={t('lead')} footer={footer}>
      <Box sx={{ mb: 2.5, color: 'text.secondary' }}>{t('forgotten.body')}</Box>
      <ForgottenPasswordForm
        hasPhones={entrance?.settings.isPhoneOn ?? false}
        onSent={setAddress}
      />
    </PublicPage>
  );
}
