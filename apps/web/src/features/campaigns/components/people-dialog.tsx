import type { Campaign } from '@ringfence/contract/campaigns';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useListsOf } from '../../lists/index.ts';
import { ChooseLists } from './choose-lists.tsx';

interface PeopleDialogProps {
  campaign: Campaign;
  kind: 'add' | 'remove';
  /** Lists for which it would change nothing. */
  takenIds: readonly string[];
  isBusy: boolean;
  error: unknown;
  onSubmit: (listIds: string[]) => void;
  onClose: () => void;
}

/** Asks for the lists whose people a campaign calls besides, or calls no more. */
export function PeopleDialog(props: PeopleDialogProps) {
  const { campaign, kind, takenIds, isBusy, error, onSubmit, onClose } = props;
  const { t } = useTranslation('work');
  const known = useListsOf(campaign.organization.id);
  const [chosen, setChosen] = useState<string[]>([]);
  const [isChecked, setChecked] = useState(false);

  function submit() {
    setChecked(true);
    if (chosen.length > 0) onSubmit(chosen);
  }

  return (
    <FormDialog
      title={t(`campaigns.control.${kind}.title`)}
      body={t(`campaigns.control.${kind}.body`)}
      submitLabel={t(isBusy ? 'campaigns.control.saving' : `campaigns.control.${kind}.submit`)}
      cancelLabel={t('campaigns.control.cancel')}
      isBusy={isBusy}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ChooseLists
        id={`${kind}-people-lists`}
        lists={known.data?.lists.filter(({ id }) => !takenIds.includes(id))}
        failure={known.error}
        chosen={chosen}
        onChange={setChosen}
        isMissing={isChecked && chosen.length === 0}
        disabled={isBusy}
      />
    </FormDialog>
  );
}
