import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import { type RestrictionKind, restrictionKinds } from '@ringfence/domain/compliance/words';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readFieldError } from '../../../../platform/api/problem.ts';
import { FormDialog } from '../../../../ui/form-dialog.tsx';
import { SelectInput } from '../../../../ui/select-input.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import { longestEvidence } from '../../check-received.ts';
import { recordSources, usualSources } from '../../record-kinds.ts';
import { useBulkAct } from '../../table/use-bulk-act.ts';
import type { BulkDialogProps } from './bulk-dialog-props.ts';

/** What is about one number cannot be said of many people at once. */
const kinds = restrictionKinds.filter((kind) => restrictionScopes[kind] !== 'number');

/** Records a standing reason not to call for everybody selected, after they were counted. */
export function RestrictDialog(props: BulkDialogProps) {
  const { t } = useTranslation('tables');
  const { t: tContact } = useTranslation('contact');
  const { people, isBusy, error, begin } = useBulkAct(props);
  const [kind, setKind] = useState<RestrictionKind | null>(null);
  const [source, setSource] = useState<(typeof recordSources)[number] | null>(null);
  const [evidence, setEvidence] = useState('');
  const [isSure, setSure] = useState(false);
  const [isAsked, setAsked] = useState(false);

  function submit() {
    setAsked(true);
    if (kind === null || source === null || !isSure) {
      const first = kind === null ? 'kind' : source === null ? 'source' : 'sure';
      document.getElementById(`bulk-${first}`)?.focus();
      return;
    }
    begin({ kind: 'restrict', restriction: kind, source, evidence }, props.onBegun);
  }

  return (
    <FormDialog
      title={t('bulk.restriction.title', { people })}
      submitLabel={t(isBusy ? 'bulk.restriction.busy' : 'bulk.restriction.submit')}
      cancelLabel={t('bulk.cancel')}
      isBusy={isBusy}
      isGrave
      error={error}
      fields={['action.evidence']}
      onSubmit={submit}
      onClose={props.onClose}
    >
      <SelectInput
        id="bulk-kind"
        label={t('bulk.restriction.kind')}
        placeholder={t('bulk.restriction.chooseKind')}
        options={kinds.map((value) => ({ value, label: tContact(`kinds.${value}.name`) }))}
        value={kind ?? ''}
        onChange={(value) => {
          const chosen = kinds.find((word) => word === value) ?? null;
          setKind(chosen);
          setSource(chosen === null ? source : usualSources[chosen]);
        }}
        error={isAsked && kind === null ? t('bulk.restriction.kindMissing') : null}
        disabled={isBusy}
      />
      {kind === null ? null : (
        <Box sx={{ color: 'text.secondary' }}>{tContact(`kinds.${kind}.effect`)}</Box>
      )}
      <SelectInput
        id="bulk-source"
        label={t('bulk.restriction.source')}
        placeholder={t('bulk.restriction.chooseSource')}
        options={recordSources.map((value) => ({
          value,
          label: tContact(`records.sources.${value}`),
        }))}
        value={source ?? ''}
        onChange={(value) => setSource(recordSources.find((word) => word === value) ?? null)}
        error={isAsked && source === null ? t('bulk.restriction.sourceMissing') : null}
        disabled={isBusy}
      />
      <TextInput
        id="bulk-evidence"
        type="text"
        label={t('bulk.restriction.evidence')}
        autoComplete="off"
        value={evidence}
        onChange={setEvidence}
        hint={t('bulk.restriction.evidenceHint')}
        error={readFieldError(error, 'action.evidence')}
        disabled={isBusy}
        attributes={{ maxLength: longestEvidence }}
      />
      <FormControl error={isAsked && !isSure}>
        <FormControlLabel
          label={t('bulk.restriction.confirm', { people })}
          sx={{ alignItems: 'flex-start' }}
          control={
            <Checkbox
              size="small"
              id="bulk-sure"
              checked={isSure}
              disabled={isBusy}
              onChange={(_event, isChecked) => setSure(isChecked)}
              sx={{ pt: 0.25 }}
            />
          }
        />
        {isAsked && !isSure ? (
          <FormHelperText>{t('bulk.restriction.confirmMissing')}</FormHelperText>
        ) : null}
      </FormControl>
    </FormDialog>
  );
}
