import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ImportDetail } from '@ringfence/contract/imports';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../../ui/notice.tsx';
import { explainFault } from '../../upload-words.ts';
import type { MatchForm } from '../../use-match-form.ts';
import { CancelButton } from '../cancel-button.tsx';
import { FailureNotice } from '../failure-notice.tsx';
import { RefusalNotice } from '../refusal-notice.tsx';
import { ColumnsSection } from './columns-section.tsx';
import { ConsentSection } from './consent-section.tsx';
import { FormatSection } from './format-section.tsx';
import { ListSection } from './list-section.tsx';
import { PersonQuestion } from './person-question.tsx';
import { PreviewSection } from './preview-section.tsx';
import { ReadingSection } from './reading-section.tsx';

interface MatchStepProps {
  detail: ImportDetail;
  form: MatchForm;
}

/** Why the rows cannot be checked yet, once somebody wanted to. */
function Faults({ form }: { form: MatchForm }) {
  const { t } = useTranslation('uploads');
  const { faults, mapping, isAsked } = form;
  if (!isAsked || faults.length === 0 || mapping === null) {
    return null;
  }
  return (
    <Box id="upload-faults" tabIndex={-1}>
      <Notice kind="error">
        {t('match.faultsTitle')}
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {faults.map((fault) => (
            <li key={`${fault.code} ${fault.field}`}>{explainFault(fault, mapping.kind, t)}</li>
          ))}
        </Box>
      </Notice>
    </Box>
  );
}

/** How the file is read, with the first rows as they will be stored, and where they go. */
export function MatchStep({ detail, form }: MatchStepProps) {
  const { t } = useTranslation('uploads');
  const { inspection } = detail;
  const { mapping, isBusy, error } = form;
  if (inspection === null || mapping === null) {
    return null;
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <FailureNotice failure={detail.failure} />
      <FormatSection importId={detail.id} inspection={inspection} />
      <PersonQuestion form={form} mapping={mapping} inspection={inspection} />
      <ColumnsSection form={form} mapping={mapping} inspection={inspection} />
      <ReadingSection form={form} mapping={mapping} inspection={inspection} />
      <PreviewSection importId={detail.id} mapping={mapping} />
      {mapping.kind === 'debtors' ? (
        <>
          <ListSection form={form} mapping={mapping} />
          <ConsentSection form={form} />
        </>
      ) : null}
      <Faults form={form} />
      {error === null ? null : <RefusalNotice error={error} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {t(isBusy ? 'match.asking' : 'match.next')}
        </Button>
        <CancelButton summary={detail} />
      </Box>
    </Box>
  );
}
