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
  },
  server: {
    proxy: {
      '/api': serverAddress,
      '/auth/v1': serverAddress,
    },
  },
});
