import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { useReinstateOrganization } from '../api.ts';
import type { TaskDialogProps } from './task-dialog-props.ts';

/** Asks before campaigns that are running go on calling. */
export function ReinstateDialog({ organization, onDone, onClose }: TaskDialogProps) {
  const { t } = useTranslation('organizations');
  const reinstate = useReinstateOrganization(organization.id);
  const { name } = organization;
  return (
    <FormDialog
      title={t('reinstate.title', { name })}
      body={t('reinstate.body')}
      submitLabel={t(reinstate.isPending ? 'reinstate.busy' : 'reinstate.submit')}
      cancelLabel={t('cancel')}
      isBusy={reinstate.isPending}
      error={reinstate.error}
      onSubmit={() =>
        reinstate.mutate(undefined, { onSuccess: () => onDone(t('reinstate.done', { name })) })
      }
      onClose={onClose}
    />
  );
}
