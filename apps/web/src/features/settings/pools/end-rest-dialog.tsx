import type { CallerIdRest, CallerIdStanding } from '@ringfence/contract/caller-id-pools';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrganizationApi } from '../../../platform/api/api-queries.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { showPhoneNumber } from '../read-phone-number.ts';
import { useEndRest } from './api.ts';

const longestReason = 500;

interface EndRestDialogProps {
  api: OrganizationApi;
  standing: CallerIdStanding;
  rest: CallerIdRest;
  /** Gets what was done, in words. */
  onDone: (done: string) => void;
  onClose: () => void;
}

/** Asks why a number that rests may call again. */
export function EndRestDialog({ api, standing, rest, onDone, onClose }: EndRestDialogProps) {
  const { t } = useTranslation('settings');
  const end = useEndRest(api);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const given = reason.trim();
  const number = showPhoneNumber(standing.e164);
  return (
    <ConfirmDialog
      title={t('pools.numbers.endTitle', { number })}
      body={t('pools.numbers.endBody')}
      confirmLabel={t(end.isPending ? 'pools.numbers.ending' : 'pools.numbers.endRest')}
      cancelLabel={t('cancel')}
      isBusy={end.isPending}
      error={end.error}
      onConfirm={() => {
        setMissing(given === '');
        if (given === '') return;
        end.mutate(
          { restId: rest.id, reason: given },
          { onSuccess: () => onDone(t('pools.numbers.restEnded', { number })) },
        );
      }}
      onClose={onClose}
    >
      <TextInput
        id="rest-reason"
        type="text"
        label={t('pools.numbers.endReason')}
        autoComplete="off"
        value={reason}
        onChange={setReason}
        hint={t('pools.numbers.endHint')}
        error={isMissing && given === '' ? t('pools.numbers.endMissing') : null}
        disabled={end.isPending}
        attributes={{ maxLength: longestReason, required: true }}
      />
    </ConfirmDialog>
  );
}
