import { z } from 'zod';

/** The formats of every list that can be had as a file. */
const exportFormats = ['csv', 'xlsx'] as const;

export type ExportFormat = (typeof exportFormats)[number];

/** The parameter of every route that answers a list as a file. */
export const exportFormatSchema = z.enum(exportFormats).default('csv');
