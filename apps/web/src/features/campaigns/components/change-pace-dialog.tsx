import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useChangePace } from '../control-api.ts';
import { mostCallsAtOnce, mostCallsPerSecond, readPace } from '../read-pace.ts';
import type { ControlDialogProps } from './control-dialog-props.ts';

/** How fast a campaign calls from now on. */
export function ChangePaceDialog({ campaign, onDone, onClose }: ControlDialogProps) {
  const { t } = useTranslation('work');
  const change = useChangePace(campaign);
  const undo = useChangePace(campaign);
  const { id: campaignId, callsPerSecond, callsAtOnce } = campaign;
  const [perSecond, setPerSecond] = useState(callsPerSecond?.toString() ?? '');
  const [atOnce, setAtOnce] = useState(callsAtOnce?.toString() ?? '');
  const [isChecked, setChecked] = useState(false);
  const read = {
    callsPerSecond: readPace(perSecond, mostCallsPerSecond),
    callsAtOnce: readPace(atOnce, mostCallsAtOnce),
  };

  function submit() {
    setChecked(true);
    const { callsPerSecond: faster, callsAtOnce: more } = read;
    if (faster === undefined || more === undefined) return;
    if (faster === callsPerSecond && more === callsAtOnce) return onClose();
    change.mutate(
      { campaignId, callsPerSecond: faster, callsAtOnce: more },
      {
        onSuccess: () =>
          onDone({
            message: t('campaigns.control.pace.done'),
            undo: () => undo.mutateAsync({ campaignId, callsPerSecond, callsAtOnce }),
          }),
      },
    );
  }

  const shared = {
    type: 'text',
    autoComplete: 'off',
    hint: t('campaigns.control.pace.hint'),
    disabled: change.isPending,
    attributes: { inputMode: 'numeric' },
  } as const;
  const fault = (name: 'callsPerSecond' | 'callsAtOnce') =>
    isChecked && read[name] === undefined ? t(`campaigns.form.errors.${name}Invalid`) : null;
  return (
    <FormDialog
      title={t('campaigns.control.pace.title')}
      body={t('campaigns.control.pace.body')}
      submitLabel={t(change.isPending ? 'campaigns.control.saving' : 'campaigns.control.save')}
      cancelLabel={t('campaigns.control.cancel')}
      isBusy={change.isPending}
      error={change.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        {...shared}
        id="pace-per-second"
        label={t('campaigns.control.pace.callsPerSecond')}
        value={perSecond}
        onChange={setPerSecond}
        error={fault('callsPerSecond')}
      />
      <TextInput
        {...shared}
        id="pace-at-once"
        label={t('campaigns.control.pace.callsAtOnce')}
        value={atOnce}
        onChange={setAtOnce}
        error={fault('callsAtOnce')}
      />
    </FormDialog>
  );
}
