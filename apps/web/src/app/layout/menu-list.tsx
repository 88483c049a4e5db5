import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LateArea } from '../../ui/late-area.tsx';
import type { MenuNode } from '../menu-node.ts';
import { menuIndent } from './drawer-sizes.ts';
import { MenuLink } from './menu-link.tsx';
import { MenuFault } from './menu-rare-parts.ts';

export interface MenuListProps {
  groups: readonly MenuNode[];
  /** The id of the item that the page belongs to. */
  selectedId: string | undefined;
  isRail: boolean;
  onChoose?: (() => void) | undefined;
}

type MenuRowsProps = Omit<MenuListProps, 'groups'> & { nodes: readonly MenuNode[]; level: number };

function Fault({ kind }: { kind: 'collapse' | 'group' | 'item' }) {
  return (
    <LateArea>
      <MenuFault kind={kind} />
    </LateArea>
  );
}

function MenuRows({ nodes, level, ...props }: MenuRowsProps): ReactNode {
  return nodes.map((node) => (
    <li key={node.id}>
      {node.type === 'item' ? (
        <MenuLink
          item={node}
          level={level}
          isRail={props.isRail}
          isSelected={node.id === props.selectedId}
          onChoose={props.onChoose}
        />
      ) : (
        <Fault kind={node.type === 'collapse' ? 'collapse' : 'item'} />
      )}
      {node.children === undefined ? null : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          <MenuRows nodes={node.children} level={level + 1} {...props} />
        </Box>
      )}
    </li>
  ));
}

function MenuGroup({ group, ...props }: Omit<MenuListProps, 'groups'> & { group: MenuNode }) {
  const { t } = useTranslation();
  const title = t(group.title);
  return (
    <Box sx={{ pt: props.isRail ? 1 : 2 }}>
      {props.isRail ? null : (
        <Typography
          aria-hidden
          variant="caption"
          noWrap
          sx={{
            display: 'block',
            pl: `${menuIndent}px`,
            pb: 0.5,
            color: 'text.secondary',
            fontWeight: 600,
          }}
        >
          {title}
        </Typography>
      )}
      <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <MenuRows nodes={group.children ?? []} level={1} {...props} />
      </Box>
    </Box>
  );
}

/** The groups of the menu with their items. Data that makes no sense is named, not hidden. */
export function MenuList({ groups, ...props }: MenuListProps) {
  return groups.map((node) =>
    node.type === 'group' ? (
      <MenuGroup key={node.id} group={node} {...props} />
    ) : (
      <Fault key={node.id} kind={node.type === 'collapse' ? 'collapse' : 'group'} />
    ),
  );
}
