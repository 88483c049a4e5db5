import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice.tsx';
import { useIsDemo } from '../api.ts';
import { LoginForm } from '../components/login-form.tsx';
import { PublicPage } from '../components/public-page.tsx';

export function LoginPage() {
  const { t } = useTranslation();
  const isDemo = useIsDemo();
  return (
    <PublicPage
      title={t('auth.title')}
      lead={t('auth.lead')}
      other={{ question: t('auth.newHere'), label: t('auth.toRegistration'), url: '/register' }}
      note={isDemo ? <Notice kind="info">{t('auth.demoNote')}</Notice> : undefined}
    >
      <LoginForm />
    </PublicPage>
  );
}
