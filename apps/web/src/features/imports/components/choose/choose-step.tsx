import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type ImportKind, importKinds } from '@ringfence/domain/imports/import-words';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../../../ui/radio-choice.tsx';
import { SectionCard } from '../../../../ui/section-card.tsx';
import { type Begun, useBegin } from '../../api.ts';
import { downloadText } from '../../download-text.ts';
import { sampleFiles, writeSample } from '../../sample-files.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { FileDrop } from './file-drop.tsx';

interface ChooseStepProps {
  kind: ImportKind;
  onKind: (kind: ImportKind) => void;
  onBegun: (begun: Begun) => void;
}

/** What the file tells, and the file itself: sending begins as soon as it is chosen. */
export function ChooseStep({ kind, onKind, onBegun }: ChooseStepProps) {
  const { t } = useTranslation('uploads');
  const begin = useBegin(onBegun);
  return (
    <SectionCard title={t('file.title')}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <RadioChoice
          id="upload-kind"
          label={t('kinds.label')}
          options={importKinds.map((value) => ({
            value,
            label: t(`kinds.${value}`),
            hint: t(`kinds.hints.${value}`),
          }))}
          value={kind}
          onChange={onKind}
          error={null}
          disabled={begin.isPending}
        />
        <FileDrop
          id="upload-file"
          label={t('file.choose')}
          error={null}
          onChoose={(file) => begin.mutate({ file, kind })}
          disabled={begin.isPending}
        >
          <Button onClick={() => downloadText(sampleFiles[kind].name, writeSample(kind))}>
            {t('file.sample')}
          </Button>
        </FileDrop>
        {begin.isPending ? (
          <Box role="status">
            <LinearProgress aria-label={t('file.title')} sx={{ mb: 1 }} />
            {t('file.looking', { name: begin.variables.file.name })}
          </Box>
        ) : null}
        {begin.error === null ? null : <RefusalNotice error={begin.error} />}
      </Box>
    </SectionCard>
  );
}
