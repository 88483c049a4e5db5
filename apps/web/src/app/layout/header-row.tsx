import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

interface HeaderRowProps {
  button: RefObject<HTMLButtonElement | null>;
  /** When the person is done with it: the focus goes back to the button. */
  onClose: () => void;
  /** When the person went on to something else. */
  onLeave: () => void;
  children: ReactNode;
}

/** A second row of the header, for as long as somebody is in it. */
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
        flexBasis: '100%',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        outline: 'none',
      }}
    >
      {children}
    </Box>
  );
}
