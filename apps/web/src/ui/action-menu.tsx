import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useRowTabIndex } from './virtual-table/row-reach.ts';

export interface MenuAction {
  id: string;
  label: string;
  onChoose: () => void;
  /** For what cannot simply be taken back. */
  isGrave?: boolean;
  disabled?: boolean;
}

interface ActionMenuProps {
  /** Names what the actions belong to. */
  label: string;
  actions: readonly MenuAction[];
  disabled?: boolean;
}

/** What can be done with one row of a table. */
export function ActionMenu({ label, actions, disabled = false }: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Hundreds of rows pass by while somebody scrolls, of which few are ever asked for their menu.
  const [isMade, setMade] = useState(false);
  const tabIndex = useRowTabIndex();
  return (
    <>
      <IconButton
        size="small"
        tabIndex={tabIndex}
        aria-label={label}
        aria-haspopup="menu"
        disabled={disabled}
        onClick={(event) => {
          setAnchor(event.currentTarget);
          setMade(true);
        }}
      >
        <MoreIcon />
      </IconButton>
      {isMade ? (
        <Menu
          // Inside the page's own landmark, where screen readers look for it, and outside the row, which
          // would cut it off.
          container={() => document.getElementById('content')}
          anchorEl={anchor}
          open={anchor !== null}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': label } }}
        >
          {actions.map(({ id, label: text, onChoose, isGrave, disabled: isOff = false }) => (
            <MenuItem
              key={id}
              disabled={isOff}
              onClick={() => {
                setAnchor(null);
                onChoose();
              }}
              sx={isGrave ? { color: 'error.main' } : {}}
            >
              {text}
            </MenuItem>
          ))}
        </Menu>
      ) : null}
    </>
  );
}
