import type { ContactPayment } from '@ringfence/contract/payments';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { useReversePayment } from '../../promise-api.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { CallableNotice } from '../callable-notice.tsx';

interface ReverseDialogProps extends ContactDialogProps {
  payment: ContactPayment;
}

/** Takes a payment back that was returned. */
export function ReverseDialog({ contact, payment, onDone, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('contact');
  const reverse = useReversePayment(useOrganizationApi(contact.organization.id));
  const isBusy = reverse.isPending;
  const opening = readConfirmation(reverse.error);

  function submit() {
    reverse.mutate(confirmAgain(reverse.error, reverse.variables, { paymentId: payment.id }), {
      onSuccess: () =>
        onDone({ message: t('payments.reverseDone'), record: t('payments.title'), undo: null }),
    });
  }

  return (
    <FormDialog
      title={t('payments.reverse')}
      body={t('payments.reverseBody')}
      submitLabel={t(
        isBusy ? 'payments.reversing' : opening === null ? 'payments.reverse' : 'payments.confirm',
      )}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={opening === null ? reverse.error : null}
      fields={[]}
      onSubmit={submit}
      onClose={onClose}
    >
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
