import type { Campaign } from '@ringfence/contract/campaigns';
import { type ComponentType, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { LateArea } from '../../../ui/late-area.tsx';
import { TopProgressBar } from '../../../ui/top-progress-bar.tsx';
import { useLastChange } from '../use-last-change.tsx';
import type { ControlDialogProps } from './control-dialog-props.ts';

// Each is fetched when somebody wants it, which is rare.
const dialogs = {
  pace: lazy(async () => ({
    default: (await import('./change-pace-dialog.tsx')).ChangePaceDialog,
  })),
  hours: lazy(async () => ({
    default: (await import('./change-hours-dialog.tsx')).ChangeHoursDialog,
  })),
  add: lazy(async () => ({ default: (await import('./add-people-dialog.tsx')).AddPeopleDialog })),
  remove: lazy(async () => ({
    default: (await import('./remove-people-dialog.tsx')).RemovePeopleDialog,
  })),
} satisfies Record<string, ComponentType<ControlDialogProps>>;

type Change = keyof typeof dialogs;
const always: readonly Change[] = ['pace', 'hours'];
/** One that stands has no lists. */
const ofLists: readonly Change[] = ['add', 'remove'];

/** What can be changed in a campaign while it runs; each can be undone. */
export function CampaignMenu({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation('work');
  const [open, setOpen] = useState<Change | null>(null);
  const { toast, show } = useLastChange();
  const Dialog = open === null ? null : dialogs[open];
  const close = () => setOpen(null);
  const offered = campaign.origin === 'campaign' ? [...always, ...ofLists] : always;
  return (
    <>
      <ActionMenu
        label={t('campaigns.control.more', { name: campaign.name })}
        actions={offered.map((id) => ({
          id,
          label: t(`campaigns.control.${id}.open`),
          onChoose: () => setOpen(id),
        }))}
      />
      {Dialog === null ? null : (
        <LateArea fallback={<TopProgressBar />} onClose={close}>
          <Dialog
            campaign={campaign}
            onDone={(done) => {
              close();
              show(done);
            }}
            onClose={close}
          />
        </LateArea>
      )}
      {toast}
    </>
  );
}
