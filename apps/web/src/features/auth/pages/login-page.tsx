import Box from '@mui/material/Box';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Notice } from '../../../ui/notice.tsx';
import { useAuth } from '../auth-context.ts';
import { usualSettings } from '../auth-settings.ts';
import { DemoButtons } from '../components/demo-buttons.tsx';
import { LoginForm } from '../components/login-form.tsx';
import { PageSwitch } from '../components/page-switch.tsx';
import { ProviderButtons } from '../components/provider-buttons.tsx';
import { PublicPage } from '../components/public-page.tsx';
import type { Entrance } from '../entrance.ts';
import type { Identifier } from '../read-identifier.ts';
import { useEntrance } from '../use-entrance.ts';

const ConfirmationPanel = lazy(async () => ({
  default: (await import('../components/confirmation-panel.tsx')).ConfirmationPanel,
}));

/** Why somebody is here who did not sign out. */
function DepartureNotice() {
  const { t } = useTranslation(['auth', 'translation']);
  const { state } = useAuth();
  if (state.status !== 'signedOut' || (state.idleMinutes === null && !state.hasEnded)) {
    return null;
  }
  return (
    <Box sx={{ mb: 2.5 }}>
      <Notice kind="info">
        {state.idleMinutes === null
          ? t('translation:errors.codes.session_ended')
          : t('idle', { count: state.idleMinutes })}
      </Notice>
    </Box>
  );
}

/** The people of the demo, or where to find who they are; nothing where there is none. */
function DemoNote({ entrance: { isDemo, demoOffer } }: { entrance: Entrance }) {
  const { t } = useTranslation('auth');
  if (demoOffer !== null) return <DemoButtons offer={demoOffer} />;
  return isDemo ? <Notice kind="info">{t('demoNote')}</Notice> : null;
}

export function LoginPage() {
  const { t } = useTranslation('auth');
  const entrance = useEntrance();
  const settings = entrance?.settings ?? usualSettings;
  const { key } = useLocation();
  const [unconfirmed, setUnconfirmed] = useState<{ identifier: Identifier; key: string } | null>(
    null,
  );
  // The way back leads to this very page, as another visit to it.
  if (unconfirmed?.key === key) {
    return <ConfirmationPanel identifier={unconfirmed.identifier} settings={settings} />;
  }
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead')}
      footer={
        <>
          {settings.isSignUpOpen ? (
            <PageSwitch question={t('newHere')} label={t('toRegistration')} url="/register" />
          ) : null}
          <ProviderButtons providers={settings.providers} />
        </>
      }
      note={entrance === null ? undefined : <DemoNote entrance={entrance} />}
    >
      <DepartureNotice />
      <LoginForm
        settings={settings}
        onUnconfirmed={(identifier) => setUnconfirmed({ identifier, key })}
      />
    </PublicPage>
  );
}
