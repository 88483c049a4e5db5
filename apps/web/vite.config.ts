import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './build/compress-files.ts';
import { contractModule } from './build/contract-module.ts';
import { preloadFont } from './build/preload-font.ts';

const serverAddress = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    contractModule(),
    preloadFont('public-sans-latin-wght-normal'),
    compressFiles(),
  ],
  build: {
    target: 'es2023',
    // An inlined asset would be a data: address, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        // Many small files compress worse than few. What every page needs is two files, one that
        // changes with our code and one that changes only with our dependencies; what every
        // signed-in page needs is a third.
        codeSplitting: {
          groups: [
            { name: 'vendor', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 4 },
            { name: 'start', tags: ['$initial'], priority: 3 },
            {
              name: 'session',
              test: /[\\/]@tanstack[\\/]|[\\/]@orpc[\\/]tanstack-query[\\/]|[\\/]src[\\/]features[\\/](access|live)[\\/][^\\/]+$/,
              // Their own dependencies serve the sign-in page too and must not follow them here.
              includeDependenciesRecursively: false,
              priority: 2,
            },
            {
              name: 'shared',
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 3000,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': serverAddress,
      '/auth/v1': serverAddress,
    },
  },
});
