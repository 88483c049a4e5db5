import type { Rolldown } from 'vite';

/** The modules of `node_modules`, of our packages or of our sources that begin with a given path. */
function matchModules(paths: readonly string[]): (id: string) => boolean {
  return (id) => {
    const path = id.replaceAll('\\', '/');
    return paths.some(
      (start) =>
        path.includes(`/node_modules/${start}`) ||
        path.includes(`/packages/${start}`) ||
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
  'ui/footer-links',
  'ui/language-switch',
  'ui/scroll-to-top',
  'ui/text-link',
]);

/** What every signed-in page needs: the API, the query cache, the organization, live changes, the layout. */
const session = matchModules([
  '@tanstack/query-core/',
  '@tanstack/react-query/',
  '@orpc/',
  'virtual:contract',
  'contract/headers',
  'domain/access/permissions',
  '@mui/icons-material/ApartmentOutlined',
  '@mui/icons-material/CampaignOutlined',
  '@mui/icons-material/DashboardOutlined',
  '@mui/icons-material/EventOutlined',
  '@mui/icons-material/FormatListBulletedOutlined',
  '@mui/icons-material/History.',
  '@mui/icons-material/LockOutlined',
  '@mui/icons-material/Menu.',
  '@mui/icons-material/MoreVert.',
  '@mui/icons-material/NotificationsOutlined',
  '@mui/icons-material/PeopleAltOutlined',
  '@mui/icons-material/PhoneOutlined',
  '@mui/icons-material/Search.',
  '@mui/icons-material/UploadFileOutlined',
  'app/layout/app-',
  'app/layout/create-late-part',
  'app/layout/drawer-content',
  'app/layout/drawer-scroll.',
  'app/layout/drawer-sizes',
  'app/layout/follow-width',
  'app/layout/header-bell',
  'app/layout/header-more',
  'app/layout/header-search',
  'app/layout/menu-link',
  'app/layout/menu-list',
  'app/layout/menu-rare-parts',
  'app/layout/read-shell-key',
  'app/layout/skip-link',
  'app/layout/use-',
  'app/layout/wait-until-late',
  'app/list-crumbs',
  'app/list-shown-groups',
  'app/menu.ts',
  'app/menu-source',
  'app/protected-area',
  'app/select-menu-path',
  'app/session-area',
  'app/use-menu',
  'features/access/access-gate',
  'features/access/api',
  'features/access/choose-organization',
  'features/access/organization-',
  'features/activity/api',
  'features/activity/components/activity-list',
  'features/activity/components/entry-words',
  'features/activity/translate-action',
  'features/audits/api',
  'features/audits/judge-audits',
  'features/auth/require-sign-in',
  'features/halts/api',
  'features/halts/halt-control',
  'features/halts/halt-notice',
  'features/halts/index',
  'features/halts/judge-halts',
  'features/live/',
  'features/notifications/index',
  'features/notifications/use-unread-count',
  'features/search/index',
  'features/search/plain-keys',
  'features/search/read-sequence',
  'features/search/use-go-to-keys',
  'platform/api/api-',
  'platform/api/create-api-',
  'platform/api/decode-problem',
  'platform/api/query-client',
  'platform/api/refresh-topics',
  'platform/api/relabel-problem',
  'ui/centred-spinner',
  'ui/empty-state',
  'ui/error-state',
  'ui/explain-error',
  'ui/format-moment',
  'ui/late-',
  'ui/loading-skeletons',
  'ui/page-header',
  'ui/permission-denied',
  'ui/told-zone',
  'ui/use-refocus',
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
  // Only the smallest are merged: a merged file makes one page fetch what only another needs.
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1000,
    priority: 1,
  },
];
