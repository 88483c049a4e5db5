import type { Rolldown } from 'vite';

/** The modules of `node_modules` or of our own sources that begin with one of the given paths. */
function matchModules(paths: readonly string[]): (id: string) => boolean {
  return (id) => {
    const path = id.replaceAll('\\', '/');
    return paths.some(
      (start) =>
        path.includes(`/node_modules/${start}`) ||
        path.includes(`/src/${start}`) ||
        path === `\0${start}`,
    );
  };
}

/** What the pages for visitors share: their frame, their fields, and what the installation offers. */
const entrance = matchModules([
  '@mui/icons-material/Visibility',
  '@mui/material/InputAdornment/',
  'features/auth/auth-failure',
  'features/auth/auth-settings',
  'features/auth/check-credentials',
  'features/auth/components/form-frame',
  'features/auth/components/identifier-input',
  'features/auth/components/page-switch',
  'features/auth/components/password-input',
  'features/auth/components/provider-buttons',
  'features/auth/components/public-page',
  'features/auth/entrance',
  'features/auth/leave-for-provider',
  'features/auth/public-area',
  'features/auth/read-identifier',
  'features/auth/use-entrance',
]);

/** What the sign-in page and the layout of every signed-in page share. */
const frame = matchModules([
  '@mui/material/Card/',
  '@mui/material/IconButton/',
  '@mui/material/Paper/',
  '@mui/material/SvgIcon/',
  '@mui/icons-material/ContrastOutlined',
  '@mui/icons-material/DarkModeOutlined',
  '@mui/icons-material/ErrorOutlineOutlined',
  '@mui/icons-material/LightModeOutlined',
  'features/auth/components/unreachable',
  'i18n/use-language',
  'ui/color-mode-button',
  'ui/language-switch',
  'ui/text-link',
]);

/** What every signed-in page needs: the API, the query cache, the organization, live changes, the layout. */
const session = matchModules([
  '@tanstack/',
  '@orpc/',
  'virtual:contract',
  '@mui/icons-material/CampaignOutlined',
  '@mui/icons-material/DashboardOutlined',
  '@mui/icons-material/FormatListBulletedOutlined',
  '@mui/icons-material/History.',
  '@mui/icons-material/LockOutlined',
  '@mui/icons-material/Menu.',
  '@mui/icons-material/PeopleAltOutlined',
  '@mui/icons-material/PhoneOutlined',
  '@mui/icons-material/UploadFileOutlined',
  'app/layout/app-',
  'app/layout/drawer-content',
  'app/layout/menu-list',
  'app/layout/skip-link',
  'app/layout/use-page-change',
  'app/menu',
  'app/protected-area',
  'app/select-menu-item',
  'app/session-area',
  'features/access/access-gate',
  'features/access/api',
  'features/access/choose-organization',
  'features/access/organization-',
  'features/activity/api',
  'features/activity/components/activity-list',
  'features/activity/components/entry-words',
  'features/activity/translate-action',
  'features/auth/require-sign-in',
  'features/live/',
  'platform/api/api-',
  'platform/api/create-api-',
  'platform/api/decode-problem',
  'platform/api/query-client',
  'platform/api/relabel-problem',
  'ui/centred-spinner',
  'ui/empty-state',
  'ui/error-state',
  'ui/explain-error',
  'ui/format-moment',
  'ui/loading-skeletons',
  'ui/page-header',
  'ui/permission-denied',
]);

/** Fields with their labels, for the sign-in page and every other page with a form. */
const fields = matchModules([
  '@mui/icons-material/InfoOutlined',
  '@mui/material/FormControl/',
  '@mui/material/FormHelperText/',
  '@mui/material/FormLabel/',
  '@mui/material/InputBase/',
  '@mui/material/InputLabel/',
  '@mui/material/OutlinedInput/',
  '@mui/material/TextareaAutosize/',
  'ui/notice',
  'ui/text-input',
]);

/** Tables, cards and figures, for the pages of the daily work. */
const records = matchModules([
  '@mui/material/Table',
  'ui/back-link',
  'ui/fact-list',
  'ui/fact-strip',
  'ui/format-number',
  'ui/load-more',
  'ui/moment',
  'ui/paged-records',
  'ui/progress-bar',
  'ui/record-',
  'ui/section-card',
  'ui/status-chip',
]);

/**
 * Many small files compress worse than few. What every page needs is two files, one that changes
 * with our code and one that changes only with our dependencies; then come the parts that many
 * pages have in common, each as one file.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 6 },
  { name: 'start', tags: ['$initial'], priority: 5 },
  // The dependencies of these serve other pages too and must not follow them into one file.
  { name: 'entrance', test: entrance, includeDependenciesRecursively: false, priority: 4 },
  { name: 'frame', test: frame, includeDependenciesRecursively: false, priority: 4 },
  { name: 'session', test: session, includeDependenciesRecursively: false, priority: 3 },
  { name: 'fields', test: fields, includeDependenciesRecursively: false, priority: 2 },
  { name: 'records', test: records, includeDependenciesRecursively: false, priority: 2 },
  // Not merged any further: a merged file makes one page fetch what only another needs.
  { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
];
