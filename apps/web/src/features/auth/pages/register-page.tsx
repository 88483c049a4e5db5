import { useTranslation } from 'react-i18next';
import { PublicPage } from '../components/public-page.tsx';
import { RegistrationForm } from '../components/registration-form.tsx';

export function RegisterPage() {
  const { t } = useTranslation('registration');
  return (
    <PublicPage
      title={t('title')}
      lead={t('lead')}
      other={{ question: t('haveAccount'), label: t('toLogin'), url: '/login' }}
    >
      <RegistrationForm />
    </PublicPage>
  );
}
