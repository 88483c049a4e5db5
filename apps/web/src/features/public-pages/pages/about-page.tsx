import { useTranslation } from 'react-i18next';
import { DocumentPage } from '../components/document-page.tsx';

const sections = ['what', 'how', 'who'] as const;

export function AboutPage() {
  const { t } = useTranslation('pages');
  return (
    <DocumentPage
      title={t('about.title')}
      lead={t('about.lead')}
      sections={sections.map((section) => ({
        title: t(`about.sections.${section}.title`),
        body: t(`about.sections.${section}.body`),
      }))}
    />
  );
}
