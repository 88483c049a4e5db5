import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import {
  type BankruptcyGround,
  bankruptcyGrounds,
} from '@ringfence/domain/compliance/bankruptcy-grounds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { longestEvidence } from '../../check-received.ts';
import { useLiftRestriction } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';

interface LiftDialogProps extends ContactDialogProps {
  restrictionId: string;
  isBankruptcy: boolean;
  /** What it is called, such as `Dispute`. */
  record: string;
}

interface MistakeChoiceProps {
  isMistake: boolean;
  isBusy: boolean;
  onChange: (isMistake: boolean) => void;
}

function MistakeChoice({ isMistake, isBusy, onChange }: MistakeChoiceProps) {
  const { t } = useTranslation('contact');
  return (
    <div>
      <FormControlLabel
        label={t('lift.mistake')}
        control={
          <Checkbox
            size="small"
            checked={isMistake}
            disabled={isBusy}
            onChange={(_event, isChecked) => onChange(isChecked)}
            slotProps={{ input: { 'aria-describedby': 'lift-mistake-hint' } }}
          />
        }
      />
      <FormHelperText id="lift-mistake-hint" sx={{ mt: -0.5 }}>
        {t('lift.mistakeHint')}
      </FormHelperText>
    </div>
  );
}

/** Ends a standing reason not to call, and asks why. */
export function LiftDialog(props: LiftDialogProps) {
  const { contact, restrictionId, isBankruptcy, record, onDone, onClose } = props;
  const { t } = useTranslation('contact');
  const lift = useLiftRestriction(useOrganizationApi(contact.organization.id));
  const [because, setBecause] = useState('');
  const [isMistake, setMistake] = useState(false);
  const [ground, setGround] = useState<BankruptcyGround | null>(null);
  const [isAsked, setAsked] = useState(false);
  const lacksGround = isBankruptcy && ground === null;
  const lacksReason = because.trim() === '';

  function submit() {
    setAsked(true);
    if (lacksGround || lacksReason) {
      document.getElementById(lacksGround ? 'lift-ground' : 'lift-because')?.focus();
      return;
    }
    const reason = because.trim();
    lift.mutate(
      isBankruptcy
        ? { restrictionId, because: reason, ground }
        : { restrictionId, because: reason, isMistake },
      { onSuccess: () => onDone({ message: t('done.ended', { record }), record, undo: null }) },
    );
  }

  return (
    <FormDialog
      title={t('lift.title', { record })}
      body={t('lift.body')}
      submitLabel={t(lift.isPending ? 'lift.busy' : 'lift.submit')}
      cancelLabel={t('cancel')}
      isBusy={lift.isPending}
      error={lift.error}
      fields={['because', 'ground']}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      {isBankruptcy ? (
        <div>
          <RadioChoice
            id="lift-ground"
            label={t('lift.ground')}
            options={bankruptcyGrounds.map((value) => ({
              value,
              label: t(`lift.grounds.${value}`),
            }))}
            value={ground}
            onChange={setGround}
            error={
              isAsked && lacksGround
                ? t('lift.groundMissing')
                : readFieldError(lift.error, 'ground')
            }
            disabled={lift.isPending}
          />
          <FormHelperText>{t('lift.groundHint')}</FormHelperText>
        </div>
      ) : null}
      <TextInput
        id="lift-because"
        type="text"
        label={t('lift.because')}
        autoComplete="off"
        value={because}
        onChange={setBecause}
        error={isAsked && lacksReason ? t('lift.missing') : readFieldError(lift.error, 'because')}
        disabled={lift.isPending}
        attributes={{ autoFocus: true, maxLength: longestEvidence }}
      />
      {isBankruptcy ? null : (
        <MistakeChoice isMistake={isMistake} isBusy={lift.isPending} onChange={setMistake} />
      )}
    </FormDialog>
  );
}
