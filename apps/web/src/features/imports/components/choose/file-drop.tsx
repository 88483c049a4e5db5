import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedNames, checkFile } from '../../check-file.ts';

interface FileDropProps {
  id: string;
  /** On the button. */
  label: string;
  /** What is wrong with the file that was chosen last, beyond its looks. */
  error: string | null;
  onChoose: (file: File) => void;
  disabled: boolean;
  /** Stands beside the button. */
  children?: ReactNode;
}

/** Takes a file that is dropped or chosen, and refuses one that cannot be right before it is sent. */
export function FileDrop({ id, label, error, onChoose, disabled, children }: FileDropProps) {
  const { t } = useTranslation('uploads');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const shown = fault ?? error;
  const errorId = `${id}-error`;

  function take(files: FileList | null) {
    const candidate = files?.[0];
    if (candidate === undefined || disabled) {
      return;
    }
    const key = files?.length === 1 ? checkFile(candidate) : 'file.errors.several';
    setFault(key === null ? null : t(key));
    if (key === null) {
      onChoose(candidate);
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
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
        borderColor: shown !== null ? 'error.main' : isOver ? 'primary.main' : 'divider',
        borderRadius: 2,
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <UploadIcon aria-hidden sx={{ fontSize: 36, color: 'text.secondary' }} />
      <Typography sx={{ fontWeight: 600 }}>{t('file.drop')}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('file.formats')} {t('file.limits')}
      </Typography>
      {shown === null ? null : (
        <Typography id={errorId} role="alert" variant="body2" sx={{ color: 'error.main' }}>
          {shown}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        accept={acceptedNames}
        hidden
        aria-label={label}
        onChange={(event) => take(event.target.files)}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1 }}>
        <Button
          id={id}
          variant="contained"
          disabled={disabled}
          onClick={() => {
            // The same file may be chosen again after it was corrected.
            if (input.current !== null) {
              input.current.value = '';
              input.current.click();
            }
          }}
          {...(shown === null ? {} : { 'aria-describedby': errorId })}
        >
          {label}
        </Button>
        {children}
      </Box>
    </Box>
  );
}
