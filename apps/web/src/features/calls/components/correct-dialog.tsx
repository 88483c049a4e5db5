import type { CallDetail } from '@ringfence/contract/calls';
import {
  type CorrectableOutcome,
  correctableOutcomes,
  listLoosened,
} from '@ringfence/domain/calls/correct-outcome';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError, readProblem } from '../../../platform/api/problem.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectInput } from '../../../ui/select-input.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useMayDo } from '../../access/index.ts';
import { explainReason } from '../../decisions/index.ts';
import { useCorrectCall } from '../api.ts';
import { nameOutcome } from '../call-words.ts';

interface CorrectDialogProps {
  call: Pick<CallDetail, 'id' | 'organization'> & { outcome: NonNullable<CallDetail['outcome']> };
  onDone: () => void;
  onClose: () => void;
}

const longest = 500;

/** Says how a call really ended. What would loosen a limit says so, and asks for more. */
export function CorrectDialog({ call, onDone, onClose }: CorrectDialogProps) {
  const { t } = useTranslation('work');
  const correct = useCorrectCall(call.organization.id);
  const mayLoosen = useMayDo('calls.loosen');
  const [outcome, setOutcome] = useState<CorrectableOutcome | null>(null);
  const [reason, setReason] = useState('');
  const [evidence, setEvidence] = useState('');
  const [isAsked, setAsked] = useState(false);
  const loosened = outcome === null ? [] : listLoosened(call.outcome, outcome);
  const isLoosening = loosened.length > 0;
  const problem = readProblem(correct.error);
  const asksFor =
    problem?.code === 'confirmation_needed' && correct.variables?.outcome === outcome
      ? (problem.reason ?? '')
      : null;
  const outcomeError = isAsked && outcome === null ? t('calls.correct.outcomeMissing') : null;
  const reasonError = isAsked && reason.trim() === '' ? t('calls.correct.reasonMissing') : null;
  const evidenceError =
    isAsked && isLoosening && evidence.trim() === '' ? t('calls.correct.evidenceMissing') : null;

  function submit() {
    setAsked(true);
    const isReady =
      outcome !== null && reason.trim() !== '' && (!isLoosening || evidence.trim() !== '');
    if (!isReady || (isLoosening && !mayLoosen)) {
      const missing = outcome === null ? 'outcome' : reason.trim() === '' ? 'reason' : 'evidence';
      document.getElementById(`correct-${missing}`)?.focus();
      return;
    }
    const confirmsCallable = asksFor !== null;
    correct.mutate(
      {
        callId: call.id,
        outcome,
        reason: reason.trim(),
        evidence: evidence.trim(),
        confirmsCallable,
      },
      { onSuccess: onDone },
    );
  }

  const submitLabel = correct.isPending
    ? 'calls.correct.saving'
    : asksFor === null
      ? 'calls.correct.submit'
      : 'calls.correct.confirm';
  return (
    <FormDialog
      title={t('calls.correct.title')}
      body={t('calls.correct.body')}
      submitLabel={t(submitLabel)}
      cancelLabel={t('calls.correct.cancel')}
      isBusy={correct.isPending}
      isGrave={asksFor !== null}
      error={asksFor === null ? correct.error : null}
      fields={['reason', 'evidence', 'outcome']}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectInput
        id="correct-outcome"
        label={t('calls.correct.outcome')}
        placeholder={t('calls.correct.choose')}
        options={correctableOutcomes
          .filter((word) => word !== call.outcome)
          .map((value) => ({ value, label: nameOutcome(value, t) }))}
        value={outcome ?? ''}
        onChange={(value) => setOutcome(correctableOutcomes.find((word) => word === value) ?? null)}
        error={outcomeError ?? readFieldError(correct.error, 'outcome')}
        disabled={correct.isPending}
      />
      {isLoosening ? (
        <Notice kind={mayLoosen ? 'info' : 'error'}>
          {t('calls.correct.loosens', {
            limits: loosened.map((bond) => t(`calls.bonds.${bond}`)).join('; '),
          })}{' '}
          {mayLoosen ? null : t('calls.correct.notAllowed')}
        </Notice>
      ) : null}
      <TextInput
        id="correct-reason"
        type="text"
        autoComplete="off"
        label={t('calls.correct.reason')}
        value={reason}
        onChange={setReason}
        error={reasonError ?? readFieldError(correct.error, 'reason')}
        disabled={correct.isPending}
        attributes={{ maxLength: longest }}
      />
      <TextInput
        id="correct-evidence"
        type="text"
        autoComplete="off"
        label={t('calls.correct.evidence')}
        value={evidence}
        onChange={setEvidence}
        error={evidenceError ?? readFieldError(correct.error, 'evidence')}
        disabled={correct.isPending}
        attributes={{ maxLength: longest }}
        hint={t('calls.correct.evidenceHint')}
      />
      {asksFor === null ? null : (
        <Notice kind="error">
          {t('calls.correct.opens', { reason: explainReason(asksFor, t) })}
        </Notice>
      )}
    </FormDialog>
  );
}
