import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { isRecord } from '../../../platform/is-record.ts';
import { Notice } from '../../../ui/notice.tsx';
import { WorkplaceHeader } from '../../access/index.ts';
import { AddContactButton } from '../components/add/add-contact-button.tsx';
import { ContactTable } from '../components/table/contact-table.tsx';

export function ContactsPage() {
  const { t } = useTranslation('tables');
  const { state } = useLocation();
  return (
    <>
      <WorkplaceHeader
        title={t('contacts.title')}
        lead={t('contacts.lead')}
        actions={<AddContactButton />}
      />
      {isRecord(state) && state.isErased === true ? (
        <Box role="status" sx={{ mb: 2 }}>
          <Notice kind="info">{t('contacts.erased')}</Notice>
        </Box>
      ) : null}
      <ContactTable />
    </>
  );
}
