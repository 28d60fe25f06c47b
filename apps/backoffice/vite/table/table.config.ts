import react from '@vitejs/plugin-react';
import path from 'node:path';
import { defineConfig } from 'vite';
import { antdStatic } from '../antd-static.ts';
import { antdStyles } from '../antd-styles.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');

/** A page of antd's table alone, built as the screens are, or with `PLAIN` as anybody would build it. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: `${workspace}/node_modules/.vite/table`,
  plugins: [react(), antdStyles(workspace), ...(process.env['PLAIN'] ? [] : [antdStatic()])],
  build: { emptyOutDir: true, reportCompressedSize: false, target: 'es2022' },
});
