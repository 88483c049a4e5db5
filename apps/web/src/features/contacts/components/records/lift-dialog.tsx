import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganizationApi } from '../../../../platform/api/api-queries.ts';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { longestEvidence } from '../../check-received.ts';
import { useLiftRestriction } from '../../contact-api.ts';
import type { ContactDialogProps } from '../../contact-part-props.ts';

interface LiftDialogProps extends ContactDialogProps {
  restrictionId: string;
  /** What it is called, such as `Dispute`. */
  record: string;
}

/** Ends a standing reason not to call, and asks why. */
export function LiftDialog(props: LiftDialogProps) {
  const { contact, restrictionId, record, onDone, onClose } = props;
  const { t } = useTranslation('contact');
  const lift = useLiftRestriction(useOrganizationApi(contact.organization.id));
  const [because, setBecause] = useState('');
  const [isMistake, setMistake] = useState(false);
  const [isMissing, setMissing] = useState(false);

  function submit() {
    const reason = because.trim();
    setMissing(reason === '');
    if (reason === '') {
      document.getElementById('lift-because')?.focus();
      return;
    }
    lift.mutate(
      { restrictionId, because: reason, isMistake },
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
      fields={['because']}
      isGrave
      onSubmit={submit}
      onClose={onClose}
    >
      <TextInput
        id="lift-because"
        type="text"
        label={t('lift.because')}
        autoComplete="off"
        value={because}
        onChange={setBecause}
        error={isMissing ? t('lift.missing') : readFieldError(lift.error, 'because')}
        disabled={lift.isPending}
        attributes={{ autoFocus: true, maxLength: longestEvidence }}
      />
      <div>
        <FormControlLabel
          label={t('lift.mistake')}
          control={
            <Checkbox
              size="small"
              checked={isMistake}
              disabled={lift.isPending}
              onChange={(_event, isChecked) => setMistake(isChecked)}
              slotProps={{ input: { 'aria-describedby': 'lift-mistake-hint' } }}
            />
          }
        />
        <FormHelperText id="lift-mistake-hint" sx={{ mt: -0.5 }}>
          {t('lift.mistakeHint')}
        </FormHelperText>
      </div>
    </FormDialog>
  );
}
