import { useTranslation } from 'react-i18next';
import { DocumentPage } from '../components/document-page.tsx';

const sections = ['users', 'called', 'browser', 'sharing'] as const;

export function PrivacyPage() {
  const { t } = useTranslation('pages');
  return (
    <DocumentPage
      title={t('privacy.title')}
      lead={t('privacy.lead')}
      sections={sections.map((section) => ({
        title: t(`privacy.sections.${section}.title`),
        body: t(`privacy.sections.${section}.body`),
      }))}
    />
  );
}
