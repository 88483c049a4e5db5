import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { MenuAction, MenuChip } from '../menu-node.ts';
import { menuIndent } from './drawer-sizes.ts';

/** The word beside the title of an item. */
export function MenuItemChip({ chip }: { chip: MenuChip }) {
  const { label, color = 'default', variant = 'filled', size = 'small', avatar, meaning } = chip;
  return (
    <Chip
      component="span"
      {...(meaning === undefined ? {} : { role: 'img', 'aria-label': meaning, title: meaning })}
      {...{ label, color, variant, size }}
      {...(avatar === undefined ? {} : { avatar: <Avatar component="span">{avatar}</Avatar> })}
      sx={{ ml: 'auto', mr: 1.5, cursor: 'inherit' }}
    />
  );
}

function describeAction(action: MenuAction, onChoose: (() => void) | undefined) {
  if (action.type === 'function') {
    const run = () => {
      action.run();
      onChoose?.();
    };
    return { onClick: run };
  }
  const newTab = action.target ? { target: '_blank', rel: 'noreferrer' } : {};
  return { component: RouterLink, to: action.url, onClick: onChoose, ...newTab };
}

interface MenuItemActionsProps {
  actions: readonly MenuAction[];
  onChoose: (() => void) | undefined;
}

/** Beside an item, not inside it: a link must not hold another. */
export function MenuItemActions({ actions, onChoose }: MenuItemActionsProps) {
  const { t } = useTranslation();
  return actions.map((action) => {
    const title = t(action.title);
    return (
      <IconButton
        key={action.id}
        size="small"
        aria-label={title}
        title={title}
        {...describeAction(action, onChoose)}
        sx={{ mr: 1 }}
      >
        <action.icon fontSize="small" />
      </IconButton>
    );
  });
}

interface MenuFaultProps {
  /** A kind of item that there is not, an unknown item, or something else in place of a group. */
  kind: 'collapse' | 'group' | 'item';
}

/** Stands where the menu's data cannot be shown. */
export function MenuFault({ kind }: MenuFaultProps) {
  const { t } = useTranslation('frame');
  return (
    <Typography
      variant="caption"
      sx={{ display: 'block', pl: `${menuIndent}px`, pr: 2, py: 1, color: 'error.main' }}
    >
      {t(`menuFaults.${kind}`)}
    </Typography>
  );
}
