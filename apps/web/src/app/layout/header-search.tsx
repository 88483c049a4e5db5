import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { commandPalette } from './app-overlays.tsx';

interface HeaderSearchProps {
  /** With what was typed, which goes on in the palette. */
  onOpen: (typed: string) => void;
}

/** The field of the header: clicked or typed in, it opens the palette, where the typing goes on. */
export function HeaderSearch({ onOpen }: HeaderSearchProps) {
  const { t } = useTranslation();
  return (
    <Box
      component="label"
      {...commandPalette.preparing}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        flex: '1 1 160px',
        minWidth: 120,
        maxWidth: { md: 240 },
        height: 40,
        px: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        color: 'text.secondary',
        cursor: 'text',
        '&:hover': { borderColor: 'text.secondary' },
        '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <SearchIcon fontSize="small" />
      <Box
        component="input"
        type="search"
        role="searchbox"
        aria-label={t('shell.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        placeholder={t('shell.searchHint')}
        value=""
        onChange={({ target }) => onOpen(target.value)}
        onClick={() => onOpen('')}
        onKeyDown={({ key }) => {
          if (key === 'Enter') {
            onOpen('');
          }
        }}
        sx={{
          flex: 1,
          minWidth: 0,
          p: 0,
          border: 0,
          outline: 'none',
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          fontSize: '0.875rem',
          '&::placeholder': { color: 'inherit', opacity: 1 },
        }}
      />
    </Box>
  );
}
