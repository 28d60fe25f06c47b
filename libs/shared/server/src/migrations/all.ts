import type { Migration } from '../database';
import { up as kernel } from './20261121T0000_kernel';
import { up as auditAbout } from './20261122T1200_audit_about';
import { up as presence } from './20261122T1300_presence';
import { up as searchFillings } from './20261129T1850_search_fillings';
import { up as compactMissing } from './20261129T2150_compact_missing';

export const kernelMigrations: Record<string, Migration> = {
  '20261121T0000_kernel': { up: kernel },
  '20261122T1200_audit_about': { up: auditAbout },
  '20261122T1300_presence': { up: presence },
  '20261129T1850_search_fillings': { up: searchFillings },
  '20261129T2150_compact_missing': { up: compactMissing },
};
