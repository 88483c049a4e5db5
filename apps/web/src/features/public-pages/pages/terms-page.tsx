import { useTranslation } from 'react-i18next';
import { DocumentPage } from '../components/document-page.tsx';

const sections = ['use', 'account', 'data', 'warranty'] as const;

export function TermsPage() {
  const { t } = useTranslation('pages');
  return (
    <DocumentPage
      title={t('terms.title')}
      lead={t('terms.lead')}
      sections={sections.map((section) => ({
        title: t(`terms.sections.${section}.title`),
        body: t(`terms.sections.${section}.body`),
      }))}
    />
  );
}
