import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CommandRoot } from 'cmdk';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemNotice } from '../../ui/problem-notice.tsx';
import { useReadAll } from '../notifications/index.ts';
import { PaletteField } from './components/palette-field.tsx';
import { PaletteList } from './components/palette-list.tsx';
import { PaletteNotices } from './components/palette-notices.tsx';
import { groupEntries } from './group-entries.ts';
import type { PaletteEntry, PaletteScreen } from './palette-entry.ts';
import { readRemembered, remember } from './remembered-entries.ts';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { useActions } from './use-actions.ts';
import { useFound } from './use-found.ts';
import { useScreens } from './use-screens.ts';

const paletteWidth = 640;

interface CommandPaletteProps {
  /** The pages of the menu that the person sees. */
  screens: readonly PaletteScreen[];
  /** Asks before all calls are stopped. */
  HaltDialog: ComponentType<{ onClose: () => void }>;
  /** What was typed before it opened. */
  typed: string;
  onClose: () => void;
}

/** Finds screens, people, lists, campaigns and calls, and does what can be done in a word. */
export function CommandPalette(props: CommandPaletteProps) {
  const { HaltDialog, onClose } = props;
  const { t } = useTranslation('search');
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const [typed, setTyped] = useState(props.typed);
  const [remembered] = useState(readRemembered);
  const [inItsPlace, setInItsPlace] = useState<'shortcuts' | 'halt' | null>(null);
  const readAll = useReadAll();

  const text = typed.trim();
  const { found, isSearching, error, retry } = useFound(text);
  const screens = useScreens(props.screens);
  const actions = useActions({
    onReadAll: () => readAll.mutate(undefined, { onSuccess: onClose }),
    onStopCalls: () => setInItsPlace('halt'),
    onShowShortcuts: () => setInItsPlace('shortcuts'),
  });
  const groups = groupEntries({ text, screens, actions, found, remembered });

  function choose(entry: PaletteEntry) {
    if (screens.includes(entry) || actions.includes(entry)) {
      remember(entry.id);
    }
    entry.run();
    if (entry.staysOpen !== true) {
      onClose();
    }
  }

  if (inItsPlace !== null) {
    const Other = inItsPlace === 'halt' ? HaltDialog : ShortcutsDialog;
    return <Other onClose={onClose} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isNarrow}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: {
          'aria-label': t('label'),
          sx: isNarrow
            ? {}
            : { width: '100%', maxWidth: paletteWidth, height: 'min(560px, 80dvh)', mt: '10dvh' },
        },
      }}
    >
      <Box
        component={CommandRoot}
        label={t('label')}
        shouldFilter={false}
        loop
        // Its other keys are Ctrl + K and the like, which mean something else here.
        vimBindings={false}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: '100%' }}
      >
        <PaletteField text={typed} onType={setTyped} onClose={onClose} />
        {readAll.isError ? (
          <Box sx={{ px: 2, pt: 2 }}>
            <ProblemNotice error={readAll.error} />
          </Box>
        ) : null}
        <PaletteNotices
          text={text}
          count={groups.reduce((sum, { entries }) => sum + entries.length, 0)}
          isSearching={isSearching}
          error={error}
          onRetry={retry}
        />
        <PaletteList groups={groups} onChoose={choose} />
      </Box>
    </Dialog>
  );
}
