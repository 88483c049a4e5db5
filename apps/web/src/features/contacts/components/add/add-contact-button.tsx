import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../../../ui/late-area.tsx';
import { TopProgressBar } from '../../../../ui/top-progress-bar.tsx';
import { useMayDo, useWorkplace } from '../../../access/index.ts';

// Fetched when somebody first adds a person.
const AddContactDialog = lazy(async () => ({
  default: (await import('./add-contact-dialog.tsx')).AddContactDialog,
}));

/** For those who may, in an organization: across all of them nobody knows whose contact it would be. */
export function AddContactButton({ listId }: { listId?: string }) {
  const { t } = useTranslation('tables');
  const { organization } = useWorkplace();
  const mayAdd = useMayDo('contacts.import');
  const [isOpen, setOpen] = useState(false);
  if (organization === null || !mayAdd) {
    return null;
  }
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => setOpen(true)}>
        {t('addContact.open')}
      </Button>
      {isOpen ? (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          <AddContactDialog organizationId={organization.id} listId={listId} onClose={close} />
        </LateArea>
      ) : null}
    </>
  );
}
