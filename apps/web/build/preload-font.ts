import type { Plugin } from 'vite';

/**
 * Asks for the text font together with the page. Otherwise the browser learns of it only after the
 * style sheet, and the text moves when the font arrives.
 */
export function preloadFont(fileName: string): Plugin {
  return {
    name: 'ringfence:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find(
          (path) => path.includes(fileName) && path.endsWith('.woff2'),
        );
        if (font === undefined) {
          throw new Error(`The build holds no font named ${fileName}`);
        }
        return [
          {
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${font}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: true,
            },
            injectTo: 'head',
          },
        ];
      },
    },
  };
}
