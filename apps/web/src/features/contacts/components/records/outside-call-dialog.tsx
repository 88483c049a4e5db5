import { type Direction, directions, pastOutcomes } from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { useIdempotencyKey } from '../../../../platform/api/idempotency-key.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { CheckChoices } from '../../../../ui/check-choices.tsx';
import { useDisplayZone } from '../../../../ui/display-zone.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { checkPastMoment, type FormFault, longestEvidence } from '../../check-received.ts';
import { useRecordOutsideCall } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';
import { focusFault } from '../../focus-fault.ts';
import { confirmAgain, readConfirmation } from '../../read-confirmation.ts';
import { nameDebt } from '../../record-words.ts';
import { readWallTime, settleZone, writeWallTime } from '../../wall-time.ts';
import { CallableNotice } from '../callable-notice.tsx';
import { NumberSelect } from './number-select.tsx';

const paths = ['phoneId', 'outcome', 'occurredAt', 'evidence'] as const;

type Path = (typeof paths)[number];

/** Records a call that was not made by Ringfence: it counts all the same. */
export function OutsideCallDialog({ contact, onDone, onClose }: ContactDialogProps) {
  const { t } = useTranslation('contact');
  const record = useRecordOutsideCall(useOrganizationApi(contact.organization.id));
  const keyOf = useIdempotencyKey();
  const zone = settleZone(useDisplayZone());
  const [phoneId, setPhoneId] = useState(contact.phones[0]?.id ?? '');
  const [direction, setDirection] = useState<Direction>('outbound');
  const [outcome, setOutcome] = useState('');
  const [occurredAt, setOccurredAt] = useState(() => writeWallTime(new Date(), zone));
  const [debtIds, setDebtIds] = useState<string[]>([]);
  const [evidence, setEvidence] = useState('');
  const [faults, setFaults] = useState<Partial<Record<Path, FormFault | null>>>({});
  const isBusy = record.isPending;
  const opening = readConfirmation(record.error);
  const name = t('kinds.outside_call.name');

  function submit() {
    const known = pastOutcomes.find((word) => word === outcome);
    const moment = readWallTime(occurredAt, zone);
    const found: typeof faults = {
      phoneId: phoneId === '' ? 'form.numberMissing' : null,
      outcome: known === undefined ? 'form.outcomeMissing' : null,
      occurredAt: checkPastMoment(occurredAt, zone, new Date()),
    };
    setFaults(found);
    const hasFault = Object.values(found).some((fault) => fault !== null);
    if (hasFault || known === undefined || moment === null) {
      focusFault('record');
      return;
    }
    const input = {
      contactId: contact.id,
      phoneId,
      debtIds,
      direction,
      outcome: known,
      occurredAt: moment.toISOString(),
      evidence: evidence.trim(),
    };
    const sent = confirmAgain(record.error, record.variables?.input, input);
    record.mutate(
      { input: sent, idempotencyKey: keyOf(JSON.stringify(sent)) },
      {
        onSuccess: () =>
          onDone({ message: t('done.recorded', { record: name }), record: name, undo: null }),
      },
    );
  }

  const say = (path: Path) => {
    const fault = faults[path] ?? null;
    return fault === null ? readFieldError(record.error, path) : t(fault);
  };
  return (
    <FormDialog
      title={name}
      body={t('kinds.outside_call.effect')}
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
      <NumberSelect
        phones={contact.phones}
        value={phoneId}
        onChange={setPhoneId}
        placeholder={t('form.chooseNumber')}
        error={say('phoneId')}
        isBusy={isBusy}
      />
      <RadioChoice
        id="record-direction"
        label={t('form.direction')}
        options={directions.map((value) => ({ value, label: t(`calls.directions.${value}`) }))}
        value={direction}
        onChange={setDirection}
        error={null}
        disabled={isBusy}
      />
      <SelectInput
        id="record-outcome"
        label={t('form.outcome')}
        placeholder={t('form.chooseOutcome')}
        options={pastOutcomes.map((value) => ({ value, label: t(`calls.outcomes.${value}`) }))}
        value={outcome}
        onChange={setOutcome}
        error={say('outcome')}
        disabled={isBusy}
      />
      <TextInput
        id="record-occurredAt"
        type="datetime-local"
        label={t('form.occurredAt')}
        autoComplete="off"
        value={occurredAt}
        onChange={setOccurredAt}
        hint={t('form.occurredHint', { zone: zone.replaceAll('_', ' ') })}
        error={say('occurredAt')}
        disabled={isBusy}
      />
      {contact.debts.length < 2 ? null : (
        <CheckChoices
          id="record-debtIds"
          label={t('form.about')}
          options={contact.debts.map((debt) => ({ value: debt.id, label: nameDebt(debt, t) }))}
          values={debtIds}
          onChange={setDebtIds}
          hint={t('form.aboutHint')}
          disabled={isBusy}
        />
      )}
      <TextInput
        id="record-evidence"
        type="text"
        label={t('form.evidence')}
        autoComplete="off"
        value={evidence}
        onChange={setEvidence}
        hint={t('form.evidenceHint')}
        error={say('evidence')}
        disabled={isBusy}
        attributes={{ maxLength: longestEvidence }}
      />
      <CallableNotice reason={opening} />
    </FormDialog>
  );
}
