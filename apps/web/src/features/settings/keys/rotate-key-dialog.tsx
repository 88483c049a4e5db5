import type { ApiKey } from '@ringfence/contract/api-keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { useRotateKey } from './api.ts';
import { overlapHours } from './key-choices.ts';

interface RotateKeyDialogProps {
  api: OrganizationApi;
  apiKey: ApiKey;
  onMade: (made: { key: ApiKey; secret: string }) => void;
  onClose: () => void;
}

/** Gives a key a new secret, and the program that has the old one time to take it. */
export function RotateKeyDialog({ api, apiKey, onMade, onClose }: RotateKeyDialogProps) {
  const { t } = useTranslation('settings');
  const rotate = useRotateKey(api);
  const [overlap, setOverlap] = useState<string>('24');
  return (
    <FormDialog
      title={t('apiKeys.rotateTitle', { name: apiKey.name })}
      body={t('apiKeys.rotateBody')}
      submitLabel={t(rotate.isPending ? 'apiKeys.rotating' : 'apiKeys.rotate')}
      cancelLabel={t('cancel')}
      isBusy={rotate.isPending}
      error={rotate.error}
      onSubmit={() =>
        rotate.mutate({ keyId: apiKey.id, overlapHours: Number(overlap) }, { onSuccess: onMade })
      }
      onClose={onClose}
    >
      <SelectInput
        id="key-overlap"
        label={t('apiKeys.overlap')}
        options={overlapHours.map((value) => ({
          value,
          label: t(`apiKeys.overlapWords.${value}`),
        }))}
        value={overlap}
        onChange={setOverlap}
        error={null}
        disabled={rotate.isPending}
      />
    </FormDialog>
  );
}
