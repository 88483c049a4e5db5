import Button from '@mui/material/Button';
import type { List } from '@ringfence/contract/lists';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useMayDo, useOrganizationLink } from '../../access/index.ts';
import { listCallAddress } from '../../campaigns/index.ts';

interface CallListLinkProps {
  list: Pick<List, 'id' | 'organization'>;
  /** The element that names the list, where several stand on one page. */
  describedBy?: string;
  size?: 'small' | 'medium';
}

/** Leads to the start of a campaign, for those who may start one. */
export function CallListLink({ list, describedBy, size = 'medium' }: CallListLinkProps) {
  const { t } = useTranslation('tables');
  const mayCall = useMayDo('campaigns.control');
  const linkTo = useOrganizationLink();
  return mayCall ? (
    <Button
      component={RouterLink}
      to={linkTo(listCallAddress(list.id), list.organization.id)}
      size={size}
      variant="outlined"
      {...(describedBy === undefined ? {} : { 'aria-describedby': describedBy })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {t('lists.callThis')}
    </Button>
  ) : null;
}

/** Leads to the upload, for those who may upload. */
export function UploadLink() {
  const { t } = useTranslation('tables');
  const mayUpload = useMayDo('contacts.import');
  return mayUpload ? (
    <Button component={RouterLink} to="/debtors/upload" variant="contained">
      {t('lists.upload')}
    </Button>
  ) : null;
}
