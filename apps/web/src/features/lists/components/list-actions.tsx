import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useMayDo } from '../../access/index.ts';

interface CallListLinkProps {
  listId: string;
  /** The element that names the list, where several stand on one page. */
  describedBy?: string;
  variant?: 'contained' | 'outlined';
}

/** Leads to the start of a campaign, for those who may start one. */
export function CallListLink({ listId, describedBy, variant = 'outlined' }: CallListLinkProps) {
  const { t } = useTranslation('work');
  const mayCall = useMayDo('campaigns.control');
  return mayCall ? (
    <Button
      component={RouterLink}
      to={`/admin/bulk-calls?list=${listId}`}
      size="small"
      variant={variant}
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('lists.callThis')}
    </Button>
  ) : null;
}

/** Leads to the upload, for those who may upload. */
export function UploadLink() {
  const { t } = useTranslation('work');
  const mayUpload = useMayDo('contacts.import');
  return mayUpload ? (
    <Button component={RouterLink} to="/debtors/upload" variant="contained">
      {t('lists.upload')}
    </Button>
  ) : null;
}
