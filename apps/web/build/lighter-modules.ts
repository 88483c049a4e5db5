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
  // Themes are written out for Pigment CSS alone, and ours has no cascade layers to put in order.
  {
    module: '@mui/material/styles/stringifyTheme.mjs',
    importers: ['@mui/material/styles/'],
    lighten: (code) => replaceBody(code, 'stringifyTheme', "return '';"),
  },
  {
    module: '@mui/system/ThemeProvider/useLayerOrder.mjs',
    importers: ['@mui/system/ThemeProvider/'],
    lighten: (code) => replaceBody(code, 'useLayerOrder', 'return null;'),
  },
  // MUI asks for styled elements by their name, as in styled('div'), never as styled.div.
  {
    module: '@emotion/styled/dist/emotion-styled.browser.esm.js',
    importers: ['@mui/styled-engine/'],
    lighten: (code) => dropPieces(code, /^tags\.forEach\([\s\S]*?^\}\);$/gm),
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
  // Routes without loaders have no failures of loaders to show, and no server that sends any.
  {
    module: 'react-router/dist/production/lib/hooks.js',
    importers: ['react-router/'],
    lighten: (code) =>
      replaceBody(
        replaceBody(code, 'RSCErrorHandler', 'return children;'),
        'DefaultErrorComponent',
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
  // The palette stands in a dialog of MUI; cmdk has one of its own, which is never shown.
  {
    module: '@radix-ui/react-dialog/dist/index.mjs',
    importers: ['cmdk/'],
    lighten: () => 'export const Root = null, Portal = null, Overlay = null, Content = null;',
  },
  // Only `withTheme` of emotion uses it, and nobody uses that.
  {
    module: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    importers: ['@emotion/react/'],
    lighten: (code) => code,
    onlyExports: true,
  },
];
