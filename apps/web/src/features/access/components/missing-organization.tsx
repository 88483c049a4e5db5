import Button from '@mui/material/Button';
import { allOrganizations } from '@ringfence/contract/headers';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router';
import { Message } from '../../../ui/message.tsx';
import { changeChoice } from '../organization-address.ts';

/** Stands in place of a page whose address names an organization that there is not. */
export function MissingOrganization() {
  const { t } = useTranslation('switcher');
  const { search } = useLocation();
  return (
    <Message
      title={t('missing.title')}
      body={t('missing.body')}
      actions={
        <Button
          component={RouterLink}
          to={{ search: changeChoice(search, allOrganizations) }}
          variant="contained"
        >
          {t('missing.all')}
        </Button>
      }
    />
  );
}
