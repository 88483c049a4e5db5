import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ChoosableColumn, choosableColumns } from '../../table/chosen-columns.ts';

interface CallColumnMenuProps {
  shown: readonly ChoosableColumn[];
  onChange: (shown: readonly ChoosableColumn[]) => void;
}

const headerOf = {
  person: 'calls.columns.person',
  outcome: 'calls.columns.outcome',
  talk: 'calls.columns.talk',
  attempt: 'calls.columns.attempt',
  campaign: 'calls.columns.campaignAndList',
  carrier: 'calls.columns.carrier',
  cost: 'calls.columns.cost',
} as const;

/** Which columns the table shows; one of them stays. */
export function CallColumnMenu({ shown, onChange }: CallColumnMenuProps) {
  const { t } = useTranslation('work');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const turn = (column: ChoosableColumn) =>
    onChange(
      choosableColumns.filter((one) =>
        one === column ? !shown.includes(one) : shown.includes(one),
      ),
    );
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('calls.chooseColumns.open')}
      </Button>
      <Menu
        // Inside the page's own landmark, where screen readers look for it.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': t('calls.chooseColumns.label'), dense: true } }}
      >
        {choosableColumns.map((column) => {
          const isShown = shown.includes(column);
          return (
            <MenuItem
              key={column}
              role="menuitemcheckbox"
              aria-checked={isShown}
              disabled={isShown && shown.length === 1}
              onClick={() => turn(column)}
            >
              <Checkbox
                size="small"
                edge="start"
                checked={isShown}
                disableRipple
                slotProps={{ input: { tabIndex: -1, 'aria-hidden': true } }}
              />
              <ListItemText>{t(headerOf[column])}</ListItemText>
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
