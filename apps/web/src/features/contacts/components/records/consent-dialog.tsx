import { type ConsentKind, consentKinds } from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { faultFields, readConsentForm } from '../../consent-form.ts';
import { useRecordConsent } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { focusFault } from '../../focus-fault.ts';
import { isHalfTyped } from '../../is-half-typed.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { useReceived } from '../../use-received.ts';
import { readWallTime } from '../../wall-time.ts';
import { CallableNotice } from '../callable-notice.tsx';
import { type ConsentScope, ConsentScopeFields } from './consent-scope-fields.tsx';
import { NumberSelect } from './number-select.tsx';
import { ReceivedFields, receivedPaths } from './received-fields.tsx';

type Fault = keyof typeof faultFields | 'end_half_typed';
type Field = (typeof faultFields)[keyof typeof faultFields];

const fieldOf = (fault: Fault): Field =>
  fault === 'end_half_typed' ? 'expiresAt' : faultFields[fault];

const paths = [...receivedPaths, 'phoneId', 'expiresAt', 'fromMinute', 'toMinute', 'place', 'kind'];

/** Records what the person permitted. */
export function ConsentDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const record = useRecordConsent(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const received = useReceived('person');
  const [kind, setKind] = useState<ConsentKind>('tcpa');
  const [phoneId, setPhoneId] = useState(contact.phones[0]?.id ?? '');
  const [scope, setScope] = useState<ConsentScope>({ from: '', to: '', place: null });
  const [expires, setExpires] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const isBusy = record.isPending;
  const opening = readConfirmation(record.error);
  const isScoped = kind === 'time_place';

  function submit() {
    const known = received.read();
    const expiresAt = expires === '' ? null : readWallTime(expires, received.zone);
    const at = readWallTime(received.fields.receivedAt, received.zone) ?? new Date();
    const { evidence } = received.fields;
    const read = readConsentForm({ kind, phoneId, ...scope, expiresAt }, { at, evidence });
    const found = isHalfTyped('record-expiresAt') ? 'end_half_typed' : read.fault;
    setFault(found);
    if (known === null || found !== null || read.fault !== null) {
      focusFault('record');
      return;
    }
    const input = {
      contactId: contact.id,
      kind,
      phoneId: phoneId === '' ? null : phoneId,
      ...read.scope,
      expiresAt: read.scope.expiresAt?.toISOString() ?? null,
      ...known,
    };
    const name = t(`consents.${kind}`);
    const sent = confirmAgain(record.error, record.variables?.input, input);
    record.mutate(
      { input: sent, idempotencyKey: keyOf(JSON.stringify(sent)) },
      {
        onSuccess: () =>
          onDone({ message: t('done.recorded', { record: name }), record: name, undo: null }),
      },
    );
  }

  /** What is wrong with a field, as we or the server say it. */
  const say = (field: Field, path: string = field): string | null =>
    fault !== null && fieldOf(fault) === field
      ? t(`consents.faults.${fault}`)
      : readFieldError(record.error, path);

  return (
    <FormDialog
      title={t('kinds.consent.name')}
      body={t('kinds.consent.effect')}
      submitLabel={t(
        isBusy ? 'form.recording' : opening === null ? 'form.record' : 'debtForm.saveAndOpen',
      )}
      cancelLabel={t('cancel')}
      isBusy={isBusy}
      error={opening === null ? record.error : null}
      fields={paths}
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
        error={readFieldError(record.error, 'kind')}
        disabled={isBusy}
      />
      {isScoped ? (
        <ConsentScopeFields
          scope={scope}
          onChange={setScope}
          errors={{ from: say('from', 'fromMinute'), to: say('to', 'toMinute') }}
          isBusy={isBusy}
        />
      ) : null}
      <NumberSelect
        phones={contact.phones}
        value={phoneId}
        onChange={setPhoneId}
        placeholder={t(kind === 'tcpa' ? 'form.chooseNumber' : 'records.allNumbers')}
        error={say('phoneId')}
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
          hint={t(isScoped ? 'consents.endHint' : 'consents.expiresHint', {
            zone: received.zone.replaceAll('_', ' '),
          })}
          error={say('expiresAt')}
          disabled={isBusy}
        />
      )}
      <ReceivedFields
        received={received}
        error={record.error}
        evidenceFault={fault === 'evidence_missing' ? t('consents.faults.evidence_missing') : null}
        isBusy={isBusy}
      />
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
