import { useTranslation } from 'react-i18next';
import { useRemovePeople, useUndoPeople } from '../control-api.ts';
import type { ControlDialogProps } from './control-dialog-props.ts';
import { PeopleDialog } from './people-dialog.tsx';

/** Leaves the people of lists out of a campaign from now on. */
export function RemovePeopleDialog({ campaign, onDone, onClose }: ControlDialogProps) {
  const { t } = useTranslation('work');
  const change = useRemovePeople(campaign);
  const undo = useUndoPeople(campaign);
  const { id: campaignId } = campaign;
  return (
    <PeopleDialog
      campaign={campaign}
      kind="remove"
      takenIds={campaign.excludedLists.map(({ id }) => id)}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={(listIds) =>
        change.mutate(
          { campaignId, listIds },
          {
            onSuccess: ({ changedAt, removed, onCall, notWaiting }) =>
              onDone({
                message: t('campaigns.control.remove.done', {
                  count: removed,
                  people: removed,
                  onCall,
                  over: notWaiting,
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
