import 'simplebar-react/dist/simplebar.min.css';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import SimpleBar from 'simplebar-react';
import { smallestScrollbar } from './drawer-sizes.ts';

const ScrollArea = styled(SimpleBar)(({ theme }) => ({
  height: '100%',
  '& .simplebar-scrollbar::before': {
    backgroundColor: (theme.vars ?? theme).palette.text.secondary,
    // Gone as soon as the package says so, not half a second later.
    transitionDelay: '0s',
  },
}));

/** Until nobody points at the element or has the focus in it, so that it can be exchanged. */
export async function waitUntilLeft(element: HTMLElement, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && element.matches(':hover, :focus-within')) {
    await new Promise((resolve) => {
      for (const event of ['mouseleave', 'focusout']) {
        // Afterwards: the focus may only go from one link to the next.
        element.addEventListener(event, () => setTimeout(resolve), { once: true, signal });
      }
      signal.addEventListener('abort', resolve, { once: true });
    });
  }
}

/** Scrollbars that are only there while somebody scrolls. */
export function DrawerScrollbars({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <ScrollArea
      scrollbarMinSize={smallestScrollbar}
      ariaLabel={t('shell.mainMenu')}
      // The links inside can be reached by keyboard, and scroll into view.
      tabIndex={-1}
    >
      {children}
    </ScrollArea>
  );
}
