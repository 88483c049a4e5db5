import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../ui/page-header.tsx';
import { ContactPages } from '../components/contact-pages.tsx';

export function ContactsPage() {
  const { t } = useTranslation('work');
  return (
    <>
      <PageHeader title={t('contacts.title')} lead={t('contacts.lead')} />
      <Card>
        <ContactPages />
      </Card>
    </>
  );
}
