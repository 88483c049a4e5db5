import type { Rolldown } from 'vite';

/** The sources whose path below `src` begins so, with everything that they import. */
function beginWith(...starts: readonly string[]): (id: string) => boolean {
  return (id) => {
    const path = id.replaceAll('\\', '/');
    return starts.some((start) => path.includes(`/apps/web/src/${start}`));
  };
}

/**
 * Many small files compress worse than few, so what every page needs is two files, one that changes
 * with our code and one that changes only with our dependencies, and what the first page of somebody
 * needs beside them is a few more. Everything else follows from the routes: each page and each late
 * part is a file, and so is what the same of them share. A new screen needs no line here.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 7 },
  { name: 'start', tags: ['$initial'], priority: 6 },
  // Around pages for visitors and around pages of the layout. Without it one would fetch the other.
  {
    name: 'frame',
    test: beginWith(
      'features/auth/components/public-page.',
      'features/auth/components/unreachable.',
      'ui/footer-links.',
      'ui/notice.',
      'ui/scroll-to-top.',
    ),
    priority: 4,
  },
  // What fields, chips and dialogs share; otherwise the chip of the menu would fetch every kind of field with it.
  { name: 'shared', test: /[\\/]@mui[\\/](utils|material[\\/]utils)[\\/]/, priority: 5 },
  // Fields with their labels, for every page with a form.
  { name: 'fields', test: beginWith('ui/text-input.'), priority: 3 },
  // The first page of visitors, and what surrounds all of theirs.
  {
    name: 'entrance',
    test: beginWith('features/auth/public-area.', 'features/auth/pages/login-page.'),
    priority: 2,
  },
  // What surrounds every page inside the layout, and the first of them.
  {
    name: 'session',
    test: beginWith(
      'app/menu.',
      'app/protected-area.',
      'app/session-area.',
      'features/dashboard/pages/dashboard-page.',
    ),
    priority: 1,
  },
];
