import { fileURLToPath } from 'node:url';
import { dropPieces, type LighterModule, replaceBody } from './lighten-modules.ts';

const spinner = fileURLToPath(new URL('../src/ui/spinner.tsx', import.meta.url));

/** Each with the reason why nobody misses it. */
export const lighterModules: readonly LighterModule[] = [
  // Buttons answer with their colour and their outline; the theme switches ripples off.
  {
    module: '@mui/material/ButtonBase/TouchRipple.mjs',
    importers: ['@mui/material/ButtonBase/'],
    lighten: () => 'export default () => null;',
  },
  {
    module: '@mui/material/useLazyRipple/useLazyRipple.mjs',
    importers: ['@mui/material/useLazyRipple/'],
    lighten: () => `
      const ripple = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} };
      export default () => ripple;`,
  },
  // A button that waits shows the spinner that the rest of the application shows.
  {
    module: '@mui/material/CircularProgress/CircularProgress.mjs',
    importers: ['@mui/material/CircularProgress/'],
    lighten: () => `export { Spinner as default } from ${JSON.stringify(spinner)};`,
  },
  // The colours before the first paint come from public/theme-init.js.
  {
    module: '@mui/system/InitColorSchemeScript/InitColorSchemeScript.mjs',
    importers: ['@mui/system/'],
    lighten: (code) => replaceBody(code, 'buildInitColorSchemeScript', 'return null;'),
  },
  // Nothing is rendered on a server, so there are no pages whose data could be fetched in advance.
  {
    module: 'react-router/dist/production/lib/dom/ssr/components.js',
    importers: ['react-router/'],
    lighten: (code) =>
      replaceBody(
        replaceBody(code, 'usePrefetchBehavior', 'return [false, null, {}];'),
        'PrefetchPageLinks',
        'return null;',
      ),
  },
  // A name set on a component keeps it in the bundle, even where nothing uses the component.
  {
    module: 'react-router/dist/production/lib/dom/lib.js',
    importers: ['react-router/'],
    lighten: (code) =>
      dropPieces(code, /^\w+\.displayName = "\w+";$/gm).replaceAll(
        /= (React\$1\.forwardRef\()/g,
        '= /* @__PURE__ */ $1',
      ),
  },
  // Only `withTheme` of emotion uses it, and nobody uses that.
  {
    module: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    importers: ['@emotion/react/'],
    lighten: (code) => code,
    onlyExports: true,
  },
];
