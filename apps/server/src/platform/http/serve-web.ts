import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import type { HttpEnvironment } from './security-headers.ts';

/** Another place of the sign-in protocol than the usual one, with the key it asks for. */
export interface AuthPlace {
  url: string;
  key: string | undefined;
}

const authMarker = '<!--ringfence-auth-->';

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function describePlace(place: AuthPlace | undefined): string {
  if (place === undefined) return '';
  const { url, key } = place;
  const meta = (name: string, content: string) =>
    `<meta name="ringfence-auth-${name}" content="${escapeAttribute(content)}">`;
  return `${meta('url', url)}${key === undefined ? '' : meta('key', key)}`;
}

const notBuilt = 'The web app has not been built. Run: npm run build';

function readPage(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, 'index.html'), 'utf8');
  } catch {
    return undefined;
  }
}

/** Neither the page, which needs its nonce, nor what the build keeps for itself. */
function isFile(path: string): boolean {
  return /\.(?!html$)\w+$/.test(path) && !path.includes('/.');
}

/**
 * The built app. Files with a hash in their name never change and are kept for a year; the page
 * itself is always asked for, because it carries the nonce of the request.
 */
export function createWebRoutes(folder: string, place?: AuthPlace): Hono<HttpEnvironment> {
  // A replacement text could contain patterns; a function's answer is taken as it is.
  const page = readPage(folder)?.replace(authMarker, () => describePlace(place));
  const routes = new Hono<HttpEnvironment>();
  if (page === undefined) return routes.get('*', (context) => context.text(notBuilt, 503));
  const files = serveStatic<HttpEnvironment>({
    root: folder,
    precompressed: true,
    onFound: (path, context) => {
      const lasting = path.includes('/assets/');
      context.header(
        'cache-control',
        lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
      );
    },
  });
  routes.use('/assets/*', files);
  routes.use('*', async (context, next) =>
    isFile(context.req.path) ? files(context, next) : next(),
  );
  routes.get('/assets/*', (context) => context.text('This file does not exist.', 404));
  routes.use('*', compress());
  routes.get('*', (context) => {
    context.header('cache-control', 'no-store');
    return context.html(page.replaceAll('__CSP_NONCE__', context.get('nonce')));
  });
  return routes;
}
