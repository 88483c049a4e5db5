import PageIcon from '@mui/icons-material/ArticleOutlined';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrganization } from '../../features/access/index.ts';
import { CommandPalette } from '../../features/search/command-palette.tsx';
import { listScreens } from '../list-screens.ts';
import { listShownGroups } from '../list-shown-groups.ts';
import { useMenu } from '../use-menu.ts';

// Fetched when somebody wants to stop all calls, which is rare.
const HaltDialog = lazy(async () => ({
  default: (await import('../../features/halts/halt-dialog.tsx')).HaltDialog,
}));

interface SearchPaletteProps {
  typed: string;
  onClose: () => void;
}

/** The palette with the pages of the menu that the person sees. */
export function SearchPalette({ typed, onClose }: SearchPaletteProps) {
  const { t } = useTranslation();
  const organizations = useOrganization();
  const groups = listShownGroups(useMenu().menu ?? [], organizations);
  const screens = listScreens(groups).map(({ item, group }) => ({
    id: item.id,
    title: t(item.title),
    group: t(group.title),
    url: item.url,
    Icon: item.icon ?? PageIcon,
  }));
  return (
    <CommandPalette screens={screens} typed={typed} HaltDialog={HaltDialog} onClose={onClose} />
  );
}
