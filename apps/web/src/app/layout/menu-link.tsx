import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { LateArea } from '../../ui/late-area.tsx';
import type { MenuNode } from '../menu-node.ts';
import { menuIndent } from './drawer-sizes.ts';
import { MenuItemActions, MenuItemChip } from './menu-rare-parts.ts';

interface MenuLinkProps {
  item: MenuNode;
  /** From 1 on. */
  level: number;
  /** Whether there is only room for the icon. */
  isRail: boolean;
  isSelected: boolean;
  onChoose: (() => void) | undefined;
}

function describeTarget({ url = '', disabled = false, target = false }: MenuNode) {
  if (disabled) {
    return { component: 'span', role: 'link', 'aria-disabled': true, disabled: true };
  }
  const newTab = target ? { target: '_blank', rel: 'noreferrer' } : {};
  return { component: RouterLink, to: url, ...newTab };
}

/** One item of the menu, with its chip and its actions where it has some. */
export function MenuLink({ item, level, isRail, isSelected, onChoose }: MenuLinkProps) {
  const { t } = useTranslation();
  const { icon: Icon, chip, actions } = item;
  const title = t(item.title);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        minWidth: 0,
        ...(isSelected
          ? {
              bgcolor: (theme) => theme.alpha((theme.vars ?? theme).palette.primary.main, 0.12),
              boxShadow: (theme) => `inset -3px 0 ${(theme.vars ?? theme).palette.primary.main}`,
            }
          : {}),
      }}
    >
      <Button
        {...describeTarget(item)}
        fullWidth
        color={isSelected ? 'primary' : 'inherit'}
        startIcon={Icon === undefined ? null : <Icon />}
        aria-current={isSelected ? 'page' : undefined}
        {...(isRail ? { 'aria-label': title, 'data-tip': title } : {})}
        onClick={onChoose}
        sx={{
          justifyContent: isRail ? 'center' : 'flex-start',
          minWidth: 0,
          minHeight: 44,
          px: 0,
          pl: isRail ? 0 : `${level * menuIndent}px`,
          borderRadius: 0,
          fontWeight: isSelected ? 650 : 500,
          textAlign: 'left',
          // The edge of the drawer would cut off what is painted outside.
          '&.Mui-focusVisible': { outlineOffset: -2 },
          ...(isRail ? { '& .MuiButton-startIcon': { m: 0 } } : {}),
        }}
      >
        {isRail ? null : title}
        {isRail || chip === undefined ? null : (
          <LateArea>
            <MenuItemChip chip={chip} />
          </LateArea>
        )}
      </Button>
      {isRail || actions === undefined ? null : (
        <LateArea>
          <MenuItemActions actions={actions} onChoose={onChoose} />
        </LateArea>
      )}
    </Box>
  );
}
