import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ContactRow } from '@ringfence/contract/contacts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMayDo } from '../../access/index.ts';

interface ContactMenuProps {
  contact: ContactRow;
  onRecordStop: (contact: ContactRow) => void;
  onTakeBack: (contact: ContactRow) => void;
}

export function ContactMenu({ contact, onRecordStop, onTakeBack }: ContactMenuProps) {
  const { t } = useTranslation('work');
  const mayLift = useMayDo('suppressions.lift');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('contacts.actionsFor', { name: contact.fullName });
  return (
    <>
      <IconButton
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        // Inside the page's own landmark, where screen readers look for it.
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem
          disabled={contact.suppression?.kind === 'medium_stop'}
          onClick={() => {
            setAnchor(null);
            onRecordStop(contact);
          }}
        >
          {t('contacts.recordStop')}
        </MenuItem>
        {contact.suppression !== null && mayLift ? (
          <MenuItem
            onClick={() => {
              setAnchor(null);
              onTakeBack(contact);
            }}
          >
            {t('contacts.takeBack')}
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
}
