import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { CheckChoices } from '../../../ui/check-choices.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { formatNumber } from '../../../ui/format-number.ts';
import { LoadingSkeletons } from '../../../ui/loading-skeletons.tsx';
import { useTrackedAction } from '../../contacts/index.ts';
import { useListsOf, useMergeLists } from '../api.ts';
import type { ListDialogProps } from './list-dialog-props.ts';

/** Puts the people of other lists into one, and says what becomes of those lists. */
export function MergeDialog({ list, onClose }: Omit<ListDialogProps, 'onDone'>) {
  const { t } = useTranslation('tables');
  const { language } = useLanguage();
  const { id, name, organization } = list;
  const lists = useListsOf(organization.id);
  const merge = useMergeLists(organization.id);
  const { track } = useTrackedAction();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const others = (lists.data?.lists ?? []).filter((other) => other.id !== id);

  function submit() {
    setAsked(true);
    if (chosen.length > 0) {
      merge.mutate(
        { listId: id, listIds: [...chosen] },
        {
          onSuccess: ({ id: actionId }) => {
            onClose();
            track({ actionId, organizationId: organization.id, leadsToCampaign: false });
          },
        },
      );
    }
  }

  return (
    <FormDialog
      title={t('lists.merging.title', { name })}
      body={t('lists.merging.body', { name })}
      submitLabel={t(merge.isPending ? 'lists.merging.busy' : 'lists.merging.confirm')}
      cancelLabel={t('lists.cancel')}
      isBusy={merge.isPending}
      error={merge.error}
      onSubmit={submit}
      onClose={onClose}
    >
      {lists.isPending ? (
        <LoadingSkeletons label={t('lists.loading')} rows={3} rowHeight={{ xs: 42, sm: 42 }} />
      ) : lists.data === undefined ? (
        <ErrorState error={lists.error} onRetry={() => void lists.refetch()} />
      ) : others.length === 0 ? (
        <Box>{t('lists.merging.none')}</Box>
      ) : (
        <CheckChoices
          id="merge-lists"
          label={t('lists.merging.choose')}
          options={others.map((other) => ({
            value: other.id,
            label: t('lists.merging.option', {
              name: other.name,
              contacts: formatNumber(other.contacts, language),
            }),
          }))}
          values={chosen}
          onChange={setChosen}
          hint={t('lists.merging.hint')}
          disabled={merge.isPending}
        />
      )}
      {isAsked && chosen.length === 0 ? (
        <Box role="alert" sx={{ color: 'error.main', fontSize: '0.875rem' }}>
          {t('lists.merging.missing')}
        </Box>
      ) : null}
    </FormDialog>
  );
}
