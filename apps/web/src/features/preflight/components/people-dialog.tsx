import NobodyIcon from '@mui/icons-material/DoNotDisturbOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { PreflightPerson } from '@ringfence/contract/preflight';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Moment } from '../../../ui/moment.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import type { Column } from '../../../ui/record-column.ts';
import { TextLink } from '../../../ui/text-link.tsx';
import { nameRule } from '../../decisions/index.ts';
import { type AskedCampaign, type PeopleBehind, usePeopleBehind } from '../api.ts';
import { namePeople } from '../name-people.ts';

interface PeopleDialogProps {
  asked: AskedCampaign;
  behind: PeopleBehind;
  onClose: () => void;
}

/** The people behind a number of the preflight. */
export function PeopleDialog({ asked, behind, onClose }: PeopleDialogProps) {
  const { t } = useTranslation('work');
  const titleId = useId();
  const pages = usePeopleBehind(asked, behind);
  const columns: Column<PreflightPerson>[] = [
    {
      id: 'person',
      header: t('preflight.peopleColumns.person'),
      render: ({ contactId, fullName }) => (
        <TextLink to={`/debtors/contacts/${contactId}`}>{fullName}</TextLink>
      ),
    },
    {
      id: 'phone',
      header: t('preflight.peopleColumns.phone'),
      isShort: true,
      render: ({ phone }) => phone ?? '–',
    },
    {
      id: 'until',
      header: t('preflight.peopleColumns.until'),
      isShort: true,
      render: ({ until }) => (until === null ? '–' : <Moment at={until} />),
    },
    {
      id: 'reason',
      header: t('preflight.peopleColumns.reason'),
      render: ({ code }) => (code === null ? '–' : nameRule(code, t)),
    },
  ];
  const title = namePeople(behind, t);
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ px: 0 }}>
        <PagedRecords
          caption={title}
          columns={columns}
          pages={pages}
          rows={pages.data?.pages.flatMap(({ people }) => people)}
          getKey={({ contactId }) => contactId}
          loadingLabel={t('preflight.peopleLoading')}
          empty={
            <EmptyState
              icon={<NobodyIcon fontSize="inherit" />}
              title={t('preflight.peopleNone')}
              body={t('preflight.peopleNoneBody')}
            />
          }
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button onClick={onClose}>{t('preflight.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
