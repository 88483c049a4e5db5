import Box from '@mui/material/Box';
import { type RefObject, useEffect, useState } from 'react';
import { railWidth } from './drawer-sizes.ts';

interface Tip {
  title: string;
  /** The middle of the item, from the top of the window. */
  middle: number;
}

function findTip(target: EventTarget | null): Tip | null {
  const item = target instanceof Element ? target.closest('[data-tip]') : null;
  const title = item?.getAttribute('data-tip') ?? null;
  if (item === null || title === null) {
    return null;
  }
  const { top, height } = item.getBoundingClientRect();
  return { title, middle: top + height / 2 };
}

/** Names the icon under the pointer, or the one that the keyboard is on. */
export function RailTips({ area }: { area: RefObject<HTMLElement | null> }) {
  const [tip, setTip] = useState<Tip | null>(null);

  useEffect(() => {
    const hide = () => setTip(null);
    const show = (event: Event) => {
      const found = findTip(event.target);
      // The pointer may go onto the tip itself, which then stays.
      if (found !== null) {
        setTip(found);
      }
    };
    const showFocused = (event: FocusEvent) => {
      if (event.target instanceof Element && event.target.matches(':focus-visible')) {
        show(event);
      }
    };
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        hide();
      }
    };
    const stop = new AbortController();
    const { signal } = stop;
    area.current?.addEventListener('mouseover', show, { signal });
    area.current?.addEventListener('mouseleave', hide, { signal });
    area.current?.addEventListener('focusin', showFocused, { signal });
    area.current?.addEventListener('focusout', hide, { signal });
    area.current?.addEventListener('scroll', hide, { signal, capture: true });
    window.addEventListener('keydown', leave, { signal });
    return () => stop.abort();
  }, [area]);

  return tip === null ? null : (
    <Box
      // The icon is called the same.
      aria-hidden
      style={{ top: tip.middle }}
      sx={{
        position: 'fixed',
        left: railWidth,
        px: 1.5,
        py: 0.75,
        borderRadius: 1,
        bgcolor: 'text.primary',
        color: 'background.paper',
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
        transform: 'translateY(-50%)',
      }}
    >
      {tip.title}
    </Box>
  );
}
