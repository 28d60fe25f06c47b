import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';

const root = path.resolve(import.meta.dirname, '../../../..');
const address = 'http://table.example/';

export interface BuiltTable {
  open: (page: Page) => Promise<void>;
  remove: () => void;
}

/**
 * Builds the page of apps/backoffice/vite/table, as the screens are built or `plain`: with antd as it comes. It needs no
 * server: the browser is handed its files.
 */
export function buildTable({ plain }: { plain: boolean }): BuiltTable {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'traveldesk-table-'));
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const config = path.join(root, 'apps/backoffice/vite/table/table.config.ts');
  execFileSync(process.execPath, [vite, 'build', '--config', config, '--outDir', folder], {
    env: { ...process.env, NODE_ENV: 'production', PLAIN: plain ? '1' : '' },
    stdio: 'pipe',
  });
  const open = async (page: Page) => {
    await page.route(`${address}**`, (route) => {
      const file = path.join(folder, new URL(route.request().url()).pathname.slice(1) || 'index.html');
      return existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 204 });
    });
    await page.goto(address);
  };
  return { open, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
