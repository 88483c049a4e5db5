import ListIcon from '@mui/icons-material/FormatListBulletedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { CardOutcome } from '../../../ui/outcome.tsx';
import { PagedRecords } from '../../../ui/paged-records.tsx';
import { useMayDo, useWorkplace, WorkplaceHeader } from '../../access/index.ts';
import { ActionArea } from '../../contacts/index.ts';
import { useListPages } from '../api.ts';
import { UploadLink } from '../components/list-actions.tsx';
import { useListColumns } from '../components/list-columns.tsx';
import { ListTaskArea } from '../components/list-task-area.tsx';
import { useListTasks } from '../use-list-tasks.ts';

/** Whether the lists that were put away are shown is said by the address. */
function useArchiveSwitch() {
  const [address, setAddress] = useSearchParams();
  return {
    isArchived: address.get('archived') === 'yes',
    show: (isArchived: boolean) =>
      setAddress((before) => {
        const after = new URLSearchParams(before);
        after.delete('archived');
        if (isArchived) {
          after.set('archived', 'yes');
        }
        return after;
      }),
  };
}

export function ListsPage() {
  const { t } = useTranslation('tables');
  const mayUpload = useMayDo('contacts.import');
  const mayEdit = useMayDo('lists.edit');
  const { organization } = useWorkplace();
  const { isArchived, show } = useArchiveSwitch();
  const tasks = useListTasks();
  const columns = useListColumns(tasks);
  const pages = useListPages(isArchived);
  const create = () =>
    tasks.choose(
      organization === null ? 'organization' : { kind: 'create', organizationId: organization.id },
    );
  return (
    <>
      <WorkplaceHeader
        title={t('lists.title')}
        lead={t('lists.lead')}
        actions={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {mayEdit ? (
              <Button variant="outlined" aria-haspopup="dialog" onClick={create}>
                {t('lists.create')}
              </Button>
            ) : null}
            <UploadLink />
          </Box>
        }
      />
      <Card>
        <CardOutcome done={tasks.said.done} error={tasks.said.error} />
        <ActionArea organizationId={organization?.id ?? null} />
        <Box sx={{ px: 2.5, py: 1, borderBottom: 1, borderColor: 'divider' }}>
          <FormControlLabel
            label={t('lists.showArchived')}
            control={
              <Switch
                size="small"
                checked={isArchived}
                onChange={(_event, isChecked) => show(isChecked)}
              />
            }
            sx={{ '& .MuiFormControlLabel-label': { ml: 1 } }}
          />
        </Box>
        <PagedRecords
          caption={t(isArchived ? 'lists.captionArchived' : 'lists.caption')}
          columns={columns}
          pages={pages}
          rows={pages.data?.pages.flatMap((page) => page.lists)}
          getKey={({ id }) => id}
          loadingLabel={t('lists.loading')}
          empty={
            isArchived ? (
              <EmptyState
                icon={<ListIcon fontSize="inherit" />}
                title={t('lists.emptyArchivedTitle')}
                body={t('lists.emptyArchivedBody')}
                action={
                  <Button variant="outlined" onClick={() => show(false)}>
                    {t('lists.showCurrent')}
                  </Button>
                }
              />
            ) : (
              <EmptyState
                icon={<ListIcon fontSize="inherit" />}
                title={t('lists.emptyTitle')}
                body={t(mayUpload ? 'lists.emptyBody' : 'lists.emptyBodyMember')}
                action={<UploadLink />}
              />
            )
          }
        />
      </Card>
      <ListTaskArea tasks={tasks} />
    </>
  );
}
