import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { useRevokeConsent } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { focusFault } from '../../focus-fault.ts';
import { useReceived } from '../../use-received.ts';
import { ReceivedFields } from './received-fields.tsx';

interface RevokeDialogProps extends ContactDialogProps {
  consentId: string;
  /** What was permitted, in words. */
  record: string;
}

/** Records that the person took permission back, however they said it (47 CFR 64.1200(a)(10)). */
export function RevokeDialog(props: RevokeDialogProps) {
  const { contact, consentId, record, onDone, onClose } = props;
  const { t } = useTranslation('contact');
  const revoke = useRevokeConsent(useOrganizationApi(contact.organization.id));
  const received = useReceived('person');

  function submit() {
    const known = received.read();
    if (known === null) {
      focusFault('record');
      return;
    }
    const { source: _source, ...input } = known;
    revoke.mutate(
      { consentId, ...input },
      {
        onSuccess: () => onDone({ message: t('done.takenBack', { record }), record, undo: null }),
      },
    );
  }

  return (
    <FormDialog
      title={t('revoke.title')}
      body={t('revoke.body')}
      submitLabel={t(revoke.isPending ? 'form.recording' : 'revoke.submit')}
      cancelLabel={t('cancel')}
      isBusy={revoke.isPending}
      error={revoke.error}
      fields={['receivedAt', 'evidence']}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReceivedFields
        received={received}
        hasSource={false}
        error={revoke.error}
        isBusy={revoke.isPending}
      />
    </FormDialog>
  );
}
