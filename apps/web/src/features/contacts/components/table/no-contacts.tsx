import ContactsIcon from '@mui/icons-material/PeopleAltOutlined';
import Button from '@mui/material/Button';
import type { ContactFilter } from '@ringfence/contract/contacts';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { useMayDo } from '../../../access/index.ts';
import { countConditions } from '../../table/contact-view.ts';

interface NoContactsProps {
  /** What was asked for beside the list that the page is about. */
  filter: ContactFilter;
  isOfList: boolean;
  onShowAll: () => void;
}

/** Nobody is there yet, or nobody was found. */
export function NoContacts({ filter, isOfList, onShowAll }: NoContactsProps) {
  const { t } = useTranslation('tables');
  const mayUpload = useMayDo('contacts.import');
  const { search } = filter;
  const icon = <ContactsIcon fontSize="inherit" />;
  if (search !== undefined || countConditions(filter) > 0) {
    return (
      <EmptyState
        icon={icon}
        title={t('contacts.notFoundTitle')}
        body={
          search === undefined
            ? t('contacts.notFoundBody')
            : t('contacts.notFoundSearch', { search })
        }
        action={
          <Button variant="outlined" onClick={onShowAll}>
            {t('contacts.clearSearch')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={icon}
      title={t(isOfList ? 'contacts.emptyListTitle' : 'contacts.emptyTitle')}
      body={t(isOfList ? 'contacts.emptyListBody' : 'contacts.emptyBody')}
      action={
        mayUpload ? (
          <Button component={RouterLink} to="/debtors/upload" variant="contained">
            {t('contacts.upload')}
          </Button>
        ) : undefined
      }
    />
  );
}
