import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '../../../ui/problem-notice.tsx';
import { SectionCard } from '../../../ui/section-card.tsx';
import type { UploadForm as Form } from '../use-upload-form.ts';
import { ConsentSection } from './consent-section.tsx';
import { FileDrop } from './file-drop.tsx';
import { ListSection } from './list-section.tsx';

export function UploadForm({ form }: { form: Form }) {
  const { t } = useTranslation('work');
  const { fields, errors, changeFile, isBusy, error } = form;
  const progress = t('imports.progress', { name: fields.file?.name ?? '' });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={form.submit}
      sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 840 }}
    >
      <SectionCard title={t('imports.file.title')}>
        <FileDrop
          id="upload-file"
          file={fields.file}
          error={errors.file}
          onChange={changeFile}
          disabled={isBusy}
        />
      </SectionCard>
      <ListSection form={form} />
      <ConsentSection form={form} />
      {error === null ? null : <ProblemNotice error={error} />}
      {isBusy ? (
        <Box role="status">
          <LinearProgress aria-label={t('imports.submitting')} sx={{ mb: 1 }} />
          {progress}
        </Box>
      ) : null}
      <Box>
        <Button type="submit" variant="contained" size="large" disabled={isBusy}>
          {t(isBusy ? 'imports.submitting' : 'imports.submit')}
        </Button>
      </Box>
    </Box>
  );
}
