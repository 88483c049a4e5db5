import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isShownByFields } from '../../../platform/api/field-problem.ts';
import { Outcome } from '../../../ui/outcome.tsx';
import { useRefocus } from '../../../ui/use-refocus.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';

interface SectionFormProps {
  isDirty: boolean;
  isBusy: boolean;
  isSaved: boolean;
  /** Null where nothing failed. */
  error: unknown;
  /** The part of the input that tells beside itself what is wrong with it. */
  field: string;
  onSave: () => void;
  onDiscard: () => void;
  children: ReactNode;
}

/** The fields of one section, saved for themselves. What was typed stays until it is saved. */
export function SectionForm(props: SectionFormProps) {
  const { isDirty, isBusy, isSaved, error, field, onSave, onDiscard, children } = props;
  const { t } = useTranslation('settings');
  const box = useRef<HTMLFormElement>(null);
  useUnsavedWarning(isDirty);
  useRefocus(isBusy, () => box.current?.querySelector('input'));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isDirty) {
      onSave();
    }
  }

  return (
    <Box
      component="form"
      ref={box}
      noValidate
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, maxWidth: 520 }}
    >
      {children}
      <Outcome
        error={isShownByFields(error, [field]) ? null : error}
        done={isSaved && !isDirty ? t('saved') : null}
      />
      <Box
        role="status"
        sx={{ color: 'warning.main', fontSize: '0.875rem', '&:empty': { display: 'none' } }}
      >
        {isDirty ? t('unsaved') : null}
      </Box>
      {isDirty || isBusy ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          <Button type="submit" variant="contained" disabled={isBusy}>
            {t(isBusy ? 'saving' : 'save')}
          </Button>
          <Button onClick={onDiscard} disabled={isBusy}>
            {t('discard')}
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}
