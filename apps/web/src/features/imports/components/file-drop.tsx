import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { formatBytes } from '../../../ui/format-number.ts';
import { checkContent, checkFile, type FileErrorKey } from '../check-file.ts';
import { downloadText } from '../download-text.ts';
import { sampleFileName, writeSample } from '../sample-file.ts';

interface FileDropProps {
  id: string;
  file: File | null;
  error: FileErrorKey | null;
  onChange: (file: File | null, error: FileErrorKey | null) => void;
  disabled: boolean;
}

/** Takes a file that is dropped or chosen, and refuses one that cannot be right before it is sent. */
export function FileDrop({ id, file, error, onChange, disabled }: FileDropProps) {
  const { t } = useTranslation('work');
  const { language } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef<File | null>(null);
  const [isOver, setOver] = useState(false);
  const errorId = `${id}-error`;

  async function take(files: FileList | null) {
    const candidate = files?.[0];
    if (candidate === undefined) {
      return;
    }
    latest.current = candidate;
    const fault =
      files?.length === 1
        ? (checkFile(candidate) ?? (await checkContent(candidate)))
        : 'imports.file.errors.several';
    // Another file was chosen while this one was read.
    if (latest.current !== candidate) {
      return;
    }
    onChange(fault === null ? candidate : null, fault);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    if (!disabled) {
      void take(event.dataTransfer.files);
    }
  }

  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        px: 2,
        py: 3,
        textAlign: 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: error !== null ? 'error.main' : isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
      }}
    >
      <UploadIcon aria-hidden sx={{ fontSize: 36, color: 'text.secondary' }} />
      <Typography role="status" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {file === null
          ? t('imports.file.drop')
          : t('imports.file.chosen', { name: file.name, size: formatBytes(file.size, language) })}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('imports.file.limits')}
      </Typography>
      {error === null ? null : (
        <Typography id={errorId} role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {t(error)}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,text/csv"
        hidden
        aria-label={t('imports.file.choose')}
        onChange={(event) => {
          void take(event.target.files);
        }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        <Button
          id={id}
          variant="outlined"
          disabled={disabled}
          onClick={() => {
            // The same file may be chosen again after it was corrected.
            if (input.current !== null) {
              input.current.value = '';
              input.current.click();
            }
          }}
          {...(error === null ? {} : { 'aria-describedby': errorId })}
        >
          {t(file === null ? 'imports.file.choose' : 'imports.file.other')}
        </Button>
        <Button onClick={() => downloadText(sampleFileName, writeSample())}>
          {t('imports.file.sample')}
        </Button>
      </Box>
    </Box>
  );
}
