import { z } from 'zod';

const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** The format parameter of every route that exports a list. */
export const exportFormatSchema = z.enum(exportFormats).default('csv');
