import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { LateArea } from '../../ui/late-area.tsx';
import { createLatePart } from './create-late-part.ts';

const { Part: HeaderRow, preparing } = createLatePart((parts) => parts.loadHeaderRow());

interface HeaderMoreProps {
  /** What the header has no room for; it can close the row, which gives the focus back first. */
  renderTools: (close: () => void) => ReactNode;
}

/** A button, and the row below the header that it opens. */
export function HeaderMore({ renderTools }: HeaderMoreProps) {
  const { t } = useTranslation();
  const { key: visit } = useLocation();
  // A page that was chosen in the row is shown without it.
  const [openVisit, setOpenVisit] = useState<string | null>(null);
  const isOpen = openVisit === visit;
  const button = useRef<HTMLButtonElement>(null);
  const leave = () => setOpenVisit(null);
  const close = () => {
    button.current?.focus();
    leave();
  };
  return (
    <>
      <IconButton
        ref={button}
        color="inherit"
        aria-label={t('shell.more')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...preparing}
        onClick={() => setOpenVisit(isOpen ? null : visit)}
      >
        <MoreIcon />
      </IconButton>
      {isOpen ? (
        <LateArea onClose={close}>
          <HeaderRow button={button} onClose={close} onLeave={leave}>
            {renderTools(close)}
          </HeaderRow>
        </LateArea>
      ) : null}
    </>
  );
}
