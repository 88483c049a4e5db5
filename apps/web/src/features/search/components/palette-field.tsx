import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { CommandInput, useCommandState } from 'cmdk';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { longestSearch } from '../find-options.ts';

interface PaletteFieldProps {
  text: string;
  onType: (text: string) => void;
  onClose: () => void;
}

/** Where one types; the keyboard stays here while the marked line moves. */
export function PaletteField({ text, onType, onClose }: PaletteFieldProps) {
  const { t } = useTranslation('search');
  const field = useRef<HTMLInputElement>(null);
  // Both, so that this runs whenever the library has written its own answer.
  useCommandState(({ value }) => value);
  useCommandState(({ selectedItemId }) => selectedItemId);
  useEffect(() => {
    // The library tells screen readers of the marked line before it is marked: of the one before.
    const marked = field.current
      ?.closest('[cmdk-root]')
      ?.querySelector('[cmdk-item][aria-selected="true"]');
    if (marked == null) {
      field.current?.removeAttribute('aria-activedescendant');
    } else {
      field.current?.setAttribute('aria-activedescendant', marked.id);
    }
  });
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        flexShrink: 0,
        pl: 2.5,
        pr: 1.5,
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <SearchIcon aria-hidden sx={{ color: 'text.secondary' }} />
      <Box
        component={CommandInput}
        ref={field}
        autoFocus
        value={text}
        onValueChange={onType}
        placeholder={t('placeholder')}
        maxLength={longestSearch}
        sx={{
          flex: 1,
          minWidth: 0,
          height: 44,
          p: 0,
          border: 0,
          outline: 'none',
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontSize: '1rem',
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <IconButton color="inherit" aria-label={t('close')} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}
