import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useSearchParameter } from '../../../platform/use-search-parameter.ts';
import { WorkplaceHeader } from '../../access/index.ts';
import { ContactPages } from '../components/contact-pages.tsx';
import { ContactSearch } from '../components/contact-search.tsx';

export function ContactsPage() {
  const { t } = useTranslation('work');
  const { typed, wanted, type } = useSearchParameter('search');
  return (
    <>
      <WorkplaceHeader title={t('contacts.title')} lead={t('contacts.lead')} />
      <Card>
        <ContactSearch typed={typed} onType={type} />
        <ContactPages search={wanted} onClearSearch={() => type('')} />
      </Card>
    </>
  );
}
