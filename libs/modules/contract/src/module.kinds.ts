/** An inactive module keeps its suppliers and settings, but nobody can use it (DESIGN 6). */
export const moduleStatuses = ['active', 'inactive'] as const;
export type ModuleStatus = (typeof moduleStatuses)[number];
