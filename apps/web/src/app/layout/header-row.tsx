import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { headerHeight } from './drawer-sizes.ts';

interface HeaderRowProps {
  button: RefObject<HTMLButtonElement | null>;
  /** When the person is done with it: the focus goes back to the button. */
  onClose: () => void;
  /** When the person went on to something else. */
  onLeave: () => void;
  children: ReactNode;
}

/** A row below the header, for as long as somebody is in it. */
export function HeaderRow({ button, onClose, onLeave, children }: HeaderRowProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => row.current?.focus(), []);

  useEffect(() => {
    const stop = new AbortController();
    const leave = ({ target }: Event) => {
      const isInside = [row, button].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) {
        onLeave();
      }
    };
    document.addEventListener('pointerdown', leave, { signal: stop.signal });
    document.addEventListener('focusin', leave, { signal: stop.signal });
    return () => stop.abort();
  }, [button, onLeave]);

  return (
    <Box
      ref={row}
      role="dialog"
      aria-label={t('shell.more')}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') {
          onClose();
        }
      }}
      sx={{
        position: 'absolute',
        inset: `${headerHeight}px 0 auto 0`,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        px: { xs: 1.5, sm: 3 },
        py: 1.5,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        boxShadow: 4,
        outline: 'none',
      }}
    >
      {children}
    </Box>
  );
}
