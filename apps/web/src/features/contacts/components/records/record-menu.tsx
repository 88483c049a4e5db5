import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type RecordKind, recordGroups } from '../../record-kinds.ts';

interface RecordMenuProps {
  variant: 'contained' | 'outlined';
  onChoose: (kind: RecordKind) => void;
}

/** Everything that can be recorded of a person, one choice away. */
export function RecordMenu({ variant, onChoose }: RecordMenuProps) {
  const { t } = useTranslation('contact');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant={variant}
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('records.add')}
      </Button>
      <Menu
        // Inside the page's own landmark, where screen readers look for it.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': t('records.addTitle'), dense: true },
          paper: { sx: { maxHeight: 'min(70dvh, 560px)' } },
        }}
      >
        {recordGroups.flatMap(({ id, kinds }) => [
          <ListSubheader
            key={id}
            role="presentation"
            sx={{
              bgcolor: 'background.paper',
              color: 'text.secondary',
              fontSize: '0.75rem',
              fontWeight: 650,
              lineHeight: '32px',
              '&:not(:first-of-type)': { borderTop: 1, borderColor: 'divider', mt: 0.5 },
            }}
          >
            {t(`records.groups.${id}`)}
          </ListSubheader>,
          ...kinds.map((kind) => (
            <MenuItem
              key={kind}
              onClick={() => {
                setAnchor(null);
                onChoose(kind);
              }}
            >
              {t(`kinds.${kind}.name`)}
            </MenuItem>
          )),
        ])}
      </Menu>
    </>
  );
}
