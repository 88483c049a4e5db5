import { useTranslation } from 'react-i18next';
import { useAddPeople, useUndoPeople } from '../control-api.ts';
import type { ControlDialogProps } from './control-dialog-props.ts';
import { PeopleDialog } from './people-dialog.tsx';

/** Has a campaign call the people of more lists. */
export function AddPeopleDialog({ campaign, onDone, onClose }: ControlDialogProps) {
  const { t } = useTranslation('work');
  const change = useAddPeople(campaign);
  const undo = useUndoPeople(campaign);
  const { id: campaignId, list, furtherLists, excludedLists } = campaign;
  const excludedIds = excludedLists.map(({ id }) => id);
  const called = [...(list === null ? [] : [list]), ...furtherLists];
  return (
    <PeopleDialog
      campaign={campaign}
      kind="add"
      takenIds={called.map(({ id }) => id).filter((id) => !excludedIds.includes(id))}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={(listIds) =>
        change.mutate(
          { campaignId, listIds },
          {
            onSuccess: ({ changedAt, added, alreadyThere, leftOut }) =>
              onDone({
                message: t('campaigns.control.add.done', {
                  count: added,
                  people: added,
                  there: alreadyThere,
                  leftOut,
                }),
                undo: () => undo.mutateAsync({ campaignId, changedAt }),
              }),
          },
        )
      }
      onClose={onClose}
    />
  );
}
