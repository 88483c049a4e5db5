import '@fontsource-variable/public-sans';
import '../theme/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createAuthClient, readAuthAddress } from '../features/auth/index.ts';
import { createTranslator } from '../i18n/create-translator.ts';
import { detectLanguage, followRegion, languageStorageKey } from '../i18n/languages.ts';
import { readStored } from '../platform/browser-storage.ts';
import { putUpHistoryGate } from '../platform/history-gate.ts';
import { watchLinks } from '../platform/watch-links.ts';
import { AppRoutes } from './app-routes.tsx';
import { createStyleCache } from './create-style-cache.ts';
import { Providers } from './providers.tsx';
import { preloadRoute } from './routes.ts';

async function start(root: Element): Promise<void> {
  const { origin, pathname } = window.location;
  // First, so that the page's own files come together with the texts and not after them.
  const texts = preloadRoute(pathname);
  const address = readAuthAddress(document, origin);
  const authSource = { client: createAuthClient(address), address };

  followRegion(navigator.languages);
  const translator = await createTranslator(
    detectLanguage(readStored(languageStorageKey), navigator.languages),
    ['translation', ...texts],
  );
  document.documentElement.lang = translator.language;
  translator.on('languageChanged', (language) => {
    document.documentElement.lang = language;
  });

  putUpHistoryGate();
  watchLinks(document, origin, (path) => void translator.loadNamespaces([...preloadRoute(path)]));

  createRoot(root).render(
    <StrictMode>
      <Providers styleCache={createStyleCache(document)} {...{ translator, authSource }}>
        <BrowserRouter>
          <AppRoutes />
        </BrowserRouter>
      </Providers>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root === null) {
  throw new Error('The page has no element named root');
}
await start(root);
