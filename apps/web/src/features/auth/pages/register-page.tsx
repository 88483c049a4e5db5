import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { usualSettings } from '../auth-settings.ts';
import { ConfirmationPanel } from '../components/confirmation-panel.tsx';
import { PageSwitch } from '../components/page-switch.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { PublicPage } from '../components/public-page.tsx';
import { RegistrationForm } from '../components/registration-form.tsx';
import type { Identifier } from '../read-identifier.ts';
import { useEntrance } from '../use-entrance.ts';

export function RegisterPage() {
  const { t } = useTranslation('registration');
  const settings = useEntrance()?.settings ?? usualSettings;
  const [unconfirmed, setUnconfirmed] = useState<Identifier | null>(null);
  if (unconfirmed !== null) {
    return <ConfirmationPanel identifier={unconfirmed} settings={settings} />;
  }
  const { isSignUpOpen, providers } = settings;
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead')}
      footer={
        <>
          <PageSwitch question={t('haveAccount')} label={t('toLogin')} url="/login" />
          {isSignUpOpen ? <ProviderButtons providers={providers} /> : null}
        </>
      }
    >
      {isSignUpOpen ? (
        <RegistrationForm settings={settings} onUnconfirmed={setUnconfirmed} />
      ) : (
        <Notice kind="info">{t('closed.body')}</Notice>
      )}
    </PublicPage>
  );
}
