import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './build/chunk-groups.ts';
import { contractModule } from './build/contract-module.ts';
import { lightenModules } from './build/lighten-modules.ts';
import { lighterModules } from './build/lighter-modules.ts';
import { preloadFont } from './build/preload-font.ts';
import { recordPackages } from './build/record-packages.ts';

const serverAddress = 'http://127.0.0.1:3000';

export default defineConfig({
  plugins: [
    react(),
    contractModule(),
    lightenModules(lighterModules),
    preloadFont('public-sans-latin-wght-normal'),
    recordPackages(),
  ],
  build: {
    target: 'es2023',
    // Every browser of that target knows how to preload modules.
    modulePreload: { polyfill: false },
    // An inlined asset would be a data: address, which the content security policy refuses for fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
    },
  },
  server: {
    proxy: {
      '/api': serverAddress,
      '/auth/v1': serverAddress,
    },
  },
});
