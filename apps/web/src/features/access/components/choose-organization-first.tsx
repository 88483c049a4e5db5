import OrganizationIcon from '@mui/icons-material/ApartmentOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { OrganizationPicker } from './organization-picker.tsx';

/** Stands where something is done that belongs to one organization, while none is chosen. */
export function ChooseOrganizationFirst() {
  const { t } = useTranslation('switcher');
  return (
    <EmptyState
      icon={<OrganizationIcon fontSize="inherit" />}
      title={t('choose.title')}
      body={t('choose.body')}
      action={
        <Box sx={{ width: 280, maxWidth: '100%' }}>
          <OrganizationPicker />
        </Box>
      }
    />
  );
}
