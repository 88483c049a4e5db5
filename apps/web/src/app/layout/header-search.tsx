import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { commandPalette } from './app-overlays.tsx';

/** Looks like a search box; what is typed is typed in the palette that it opens. */
export function HeaderSearch({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      color="inherit"
      startIcon={<SearchIcon />}
      aria-label={t('shell.search')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      {...commandPalette.preparing}
      onClick={onOpen}
      sx={{
        justifyContent: 'flex-start',
        flexGrow: 1,
        maxWidth: { lg: 240 },
        px: 1.5,
        border: 1,
        borderColor: 'divider',
        color: 'text.secondary',
        fontWeight: 400,
      }}
    >
      {t('shell.searchHint')}
    </Button>
  );
}
