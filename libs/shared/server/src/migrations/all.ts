import type { Migration } from '../database';
import { up as kernel } from './20261121T0000_kernel';

export const kernelMigrations: Record<string, Migration> = { '20261121T0000_kernel': { up: kernel } };
