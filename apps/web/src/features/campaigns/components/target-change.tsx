import Button from '@mui/material/Button';
import type { CampaignTarget } from '@ringfence/contract/campaign-targets';
import type { Campaign } from '@ringfence/contract/campaigns';
import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { useAddPeople, useRemovePeople, useUndoPeople } from '../control-api.ts';
import type { CampaignDeed } from './campaign-toast.tsx';

interface TargetChangeProps {
  campaign: Campaign;
  target: Pick<CampaignTarget, 'contact' | 'endedBecause'>;
  onDone: (deed: CampaignDeed) => void;
}

/** Removes one person from a campaign, or adds them again who was removed; each can be undone. */
export function TargetChange({ campaign, target, onDone }: TargetChangeProps) {
  const { t } = useTranslation('work');
  const remove = useRemovePeople(campaign);
  const add = useAddPeople(campaign);
  const undo = useUndoPeople(campaign);
  const { contact, endedBecause } = target;
  // Who was called to the end is not called again, and is not removed either.
  if (endedBecause !== null && endedBecause !== 'removed') return null;
  const isRemoved = endedBecause === 'removed';
  const kind = isRemoved ? 'add' : 'remove';
  const { id: campaignId } = campaign;
  const name = contact.fullName;
  const input = { campaignId, contactIds: [contact.id] };

  async function change(): Promise<CampaignDeed> {
    if (isRemoved) {
      const { leftOut } = await add.mutateAsync(input);
      return {
        message: t(`campaigns.people.change.${leftOut > 0 ? 'leftOut' : 'added'}`, { name }),
        undo: () => remove.mutateAsync(input),
      };
    }
    const { changedAt, onCall } = await remove.mutateAsync(input);
    return {
      message: t(`campaigns.people.change.${onCall > 0 ? 'onCall' : 'removed'}`, { name }),
      undo: () => undo.mutateAsync({ campaignId, changedAt }),
    };
  }

  /** Also where the person has left the list that is shown by then; a refusal is shown beside the button. */
  const changeAndTell = () => void change().then(onDone, () => {});

  const { isPending, error } = isRemoved ? add : remove;
  const busy = t('campaigns.control.saving');
  return (
    <>
      <Button
        size="small"
        color="inherit"
        sx={{ whiteSpace: 'nowrap' }}
        disabled={isPending}
        aria-label={isPending ? busy : t(`campaigns.people.change.${kind}Named`, { name })}
        onClick={changeAndTell}
      >
        {isPending ? busy : t(`campaigns.people.change.${kind}`)}
      </Button>
      {error === null ? null : <ProblemNotice error={error} />}
    </>
  );
}
