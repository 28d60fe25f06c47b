/** DESIGN 6. An inactive module keeps its suppliers and settings, and nobody can use it. */
export const moduleStatuses = ['active', 'inactive'] as const;
export type ModuleStatus = (typeof moduleStatuses)[number];
