import { CacheProvider, type EmotionCache } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { i18n } from 'i18next';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { AuthProvider, type AuthSource } from '../features/auth/index.ts';
import { colorModeStorageKey } from '../theme/color-mode.ts';
import { createAppTheme } from '../theme/create-app-theme.ts';
import { ErrorBoundary } from '../ui/error-boundary.tsx';
import { FullWindow } from '../ui/full-window.tsx';
import { OfflineAlert } from '../ui/offline-alert.tsx';
import { Failure } from './failure.tsx';

const theme = createAppTheme();

interface ProvidersProps {
  styleCache: EmotionCache;
  translator: i18n;
  authSource: AuthSource;
  children: ReactNode;
}

export function Providers(props: ProvidersProps) {
  const { styleCache, translator, authSource, children } = props;
  return (
    <CacheProvider value={styleCache}>
      <ThemeProvider theme={theme} modeStorageKey={colorModeStorageKey} noSsr>
        <CssBaseline />
        <I18nextProvider i18n={translator}>
          <OfflineAlert />
          <ErrorBoundary
            renderFailure={(error) => (
              <FullWindow>
                <Failure error={error} />
              </FullWindow>
            )}
          >
            <AuthProvider source={authSource}>{children}</AuthProvider>
          </ErrorBoundary>
        </I18nextProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}
