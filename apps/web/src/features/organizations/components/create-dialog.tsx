import type { OrganizationSummary } from '@ringfence/contract/administration';
import { useTranslation } from 'react-i18next';
import { useIdempotencyKey } from '../../../platform/api/idempotency-key.ts';
import { useCreateOrganization } from '../api.ts';
import { NameDialog } from './name-dialog.tsx';

interface CreateDialogProps {
  onCreated: (organization: OrganizationSummary) => void;
  onClose: () => void;
}

/** Opens an organization without members. */
export function CreateDialog({ onCreated, onClose }: CreateDialogProps) {
  const { t } = useTranslation('organizations');
  const create = useCreateOrganization();
  const keyOf = useIdempotencyKey();
  return (
    <NameDialog
      title={t('create.title')}
      body={t('create.body')}
      submitLabel={t(create.isPending ? 'create.busy' : 'create.submit')}
      name=""
      isBusy={create.isPending}
      error={create.error}
      onName={(name) =>
        create.mutate({ name, idempotencyKey: keyOf(name) }, { onSuccess: onCreated })
      }
      onClose={onClose}
    />
  );
}
