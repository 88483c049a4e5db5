import { type ConsentKind, consentKinds } from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { useRecordConsent } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { focusFault } from '../../focus-fault.ts';
import { isHalfTyped } from '../../is-half-typed.ts';
import { useReceived } from '../../use-received.ts';
import { readWallTime } from '../../wall-time.ts';
import { NumberSelect } from './number-select.tsx';
import { ReceivedFields, receivedPaths } from './received-fields.tsx';

/** Records what the person permitted. */
export function ConsentDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const record = useRecordConsent(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const received = useReceived('person');
  const [kind, setKind] = useState<ConsentKind>('tcpa');
  const [phoneId, setPhoneId] = useState(contact.phones[0]?.id ?? '');
  const [expires, setExpires] = useState('');
  const [faults, setFaults] = useState({ phoneId: false, expires: false });
  const isBusy = record.isPending;
  const expiresPath = 'expiresAt';

  function submit() {
    const known = received.read();
    const expiresAt = expires === '' ? null : readWallTime(expires, received.zone);
    // Permission for unusual times without an end names no time (12 CFR 1006.6(b)(1)).
    const wantsEnd = kind === 'time_place';
    const found = {
      phoneId: kind === 'tcpa' && phoneId === '',
      expires: isHalfTyped('record-expiresAt') || (wantsEnd && expiresAt === null),
    };
    setFaults(found);
    if (known === null || found.phoneId || found.expires) {
      focusFault('record');
      return;
    }
    const input = {
      contactId: contact.id,
      kind,
      phoneId: phoneId === '' ? null : phoneId,
      expiresAt: kind === 'frequency' ? null : (expiresAt?.toISOString() ?? null),
      ...known,
    };
    const name = t(`consents.${kind}`);
    record.mutate(
      { input, idempotencyKey: keyOf(JSON.stringify(input)) },
      {
        onSuccess: () =>
          onDone({ message: t('done.recorded', { record: name }), record: name, undo: null }),
      },
    );
  }

  return (
    <FormDialog
      title={t('kinds.consent.name')}
      body={t('kinds.consent.effect')}
      submitLabel={t(isBusy ? 'form.recording' : 'form.record')}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={record.error}
      fields={[...receivedPaths, 'phoneId', expiresPath]}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioChoice
        id="record-kind"
        label={t('consents.kind')}
        options={consentKinds.map((value) => ({
          value,
          label: t(`consents.${value}`),
          hint: t(`consents.hints.${value}`),
        }))}
        value={kind}
        onChange={setKind}
        error={null}
        disabled={isBusy}
      />
      <NumberSelect
        phones={contact.phones}
        value={phoneId}
        onChange={setPhoneId}
        placeholder={t(kind === 'tcpa' ? 'form.chooseNumber' : 'records.allNumbers')}
        error={faults.phoneId ? t('form.numberMissing') : readFieldError(record.error, 'phoneId')}
        isBusy={isBusy}
      />
      {kind === 'frequency' ? null : (
        <TextInput
          id="record-expiresAt"
          type="datetime-local"
          label={t('consents.expires')}
          autoComplete="off"
          value={expires}
          onChange={setExpires}
          hint={t(kind === 'tcpa' ? 'consents.expiresHint' : 'consents.endHint', {
            zone: received.zone.replaceAll('_', ' '),
          })}
          error={
            faults.expires
              ? t('consents.expiresInvalid')
              : readFieldError(record.error, expiresPath)
          }
          disabled={isBusy}
        />
      )}
      <ReceivedFields received={received} error={record.error} isBusy={isBusy} />
    </FormDialog>
  );
}
