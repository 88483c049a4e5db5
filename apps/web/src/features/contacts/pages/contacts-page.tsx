import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isRecord } from '../../../platform/is-record.ts';
import { useSearchParameter } from '../../../platform/use-search-parameter.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WorkplaceHeader } from '../../access/index.ts';
import { ContactPages } from '../components/contact-pages.tsx';
import { ContactSearch } from '../components/contact-search.tsx';

export function ContactsPage() {
  const { t } = useTranslation('work');
  const { state } = useLocation();
  const { typed, wanted, type } = useSearchParameter('search');
  return (
    <>
      <WorkplaceHeader title={t('contacts.title')} lead={t('contacts.lead')} />
      {isRecord(state) && state.isErased === true ? (
        <Box role="status" sx={{ mb: 2 }}>
          <Notice kind="info">{t('contacts.erased')}</Notice>
        </Box>
      ) : null}
      <Card>
        <ContactSearch typed={typed} onType={type} />
        <ContactPages search={wanted} onClearSearch={() => type('')} />
      </Card>
    </>
  );
}
