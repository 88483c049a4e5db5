import ContactsIcon from '@mui/icons-material/PeopleAltOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ContactRow } from '@ringfence/contract/contacts';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { useLanguage } from '../../../i18n/use-language.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LateArea } from '../../../ui/late-area.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';
import { useMayDo, useOrganizationColumn } from '../../access/index.ts';
import { type ContactFilter, useContactPages } from '../api.ts';
import { createContactColumns } from './contact-columns.tsx';
import { type RecordedStop, StopNotice } from './stop-notice.tsx';

// Few people open it, so it is fetched when it is first opened.
const StopDialog = lazy(async () => ({
  default: (await import('./stop-dialog.tsx')).StopDialog,
}));

interface ContactPagesProps extends ContactFilter {
  onClearSearch?: () => void;
}

/** Nobody is there yet, or nobody was found. */
function NoContacts({ search = '', onClearSearch }: ContactPagesProps) {
  const { t } = useTranslation('work');
  const mayUpload = useMayDo('contacts.import');
  if (search !== '') {
    return (
      <EmptyState
        icon={<ContactsIcon fontSize="inherit" />}
        title={t('contacts.notFoundTitle')}
        body={t('contacts.notFoundBody', { search })}
        action={
          <Button variant="outlined" onClick={() => onClearSearch?.()}>
            {t('contacts.clearSearch')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      icon={<ContactsIcon fontSize="inherit" />}
      title={t('contacts.emptyTitle')}
      body={t('contacts.emptyBody')}
      action={
        mayUpload ? (
          <Button component={RouterLink} to="/debtors/upload" variant="contained">
            {t('lists.upload')}
          </Button>
        ) : undefined
      }
    />
  );
}

/** The contacts of one list or of all, with their loading, empty and failed states. */
export function ContactPages(props: ContactPagesProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const pages = useContactPages(props);
  const organizationColumn = useOrganizationColumn<ContactRow>();
  const [asked, setAsked] = useState<ContactRow | null>(null);
  const [recorded, setRecorded] = useState<RecordedStop | null>(null);
  return (
    <>
      {recorded === null ? null : (
        <StopNotice
          key={recorded.suppressionId}
          stop={recorded}
          onDismiss={() => setRecorded(null)}
        />
      )}
      <PagedRecords
        caption={t('contacts.caption')}
        columns={createContactColumns({
          t,
          language,
          organizationColumn: props.listId === undefined ? organizationColumn : [],
          onRecordStop: setAsked,
          // The notice says what holds and lets it be undone, as right after it was recorded.
          onTakeBack: ({ fullName, suppression, organization }) =>
            setRecorded(
              suppression === null
                ? null
                : {
                    suppressionId: suppression.id,
                    name: fullName,
                    organizationId: organization.id,
                  },
            ),
        })}
        pages={pages}
        rows={pages.data?.pages.flatMap((page) => page.contacts)}
        getKey={({ id }) => id}
        loadingLabel={t('contacts.loading')}
        empty={<NoContacts {...props} />}
      />
      {asked === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={() => setAsked(null)}>
          <StopDialog
            contact={asked}
            onClose={() => setAsked(null)}
            onRecorded={(stop) => {
              setAsked(null);
              setRecorded(stop);
            }}
          />
        </LateArea>
      )}
      <Box sx={{ px: 2.5, pb: 2, color: 'text.secondary', fontSize: '0.8125rem' }}>
        {t('contacts.revealHint')}
      </Box>
    </>
  );
}
