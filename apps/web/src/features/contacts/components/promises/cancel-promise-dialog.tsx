import type { ContactPromise } from '@ringfence/contract/promises';
import { chosenEndings } from '@ringfence/domain/promises/promise-words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { useCancelPromise } from '../../promise-api.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { CallableNotice } from '../callable-notice.tsx';

export interface CancelPromiseDialogProps extends Pick<ContactDialogProps, 'onDone' | 'onClose'> {
  organizationId: string;
  promise: Pick<ContactPromise, 'id'>;
}

/** Ends a promise, after saying that calls may begin by it. */
export function CancelPromiseDialog(props: CancelPromiseDialogProps) {
  const { organizationId, promise, onDone, onClose } = props;
  const { t } = useTranslation('contact');
  const cancel = useCancelPromise(useOrganizationApi(organizationId));
  const [ending, setEnding] = useState<(typeof chosenEndings)[number]>('asked');
  const isBusy = cancel.isPending;
  const opening = readConfirmation(cancel.error);

  function submit() {
    const input = { promiseId: promise.id, ending };
    cancel.mutate(confirmAgain(cancel.error, cancel.variables, input), {
      onSuccess: () =>
        onDone({ message: t('promises.cancelled'), record: t('promises.title'), undo: null }),
    });
  }

  return (
    <FormDialog
      title={t('promises.cancel')}
      body={t('promises.cancelBody')}
      submitLabel={t(
        isBusy ? 'promises.cancelling' : opening === null ? 'promises.cancel' : 'promises.confirm',
      )}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={opening === null ? cancel.error : null}
      fields={['ending']}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioChoice
        id="promise-ending"
        label={t('promises.cancelReason')}
        options={chosenEndings.map((value) => ({ value, label: t(`promises.because.${value}`) }))}
        value={ending}
        onChange={setEnding}
        error={null}
        disabled={isBusy}
      />
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
