import type { ModuleChoice, ModulesWithSuppliers } from '@traveldesk/companies-contract';

/** The choice as the form has it: by module whether it is on, and which of its suppliers are. */
export type ModuleValues = Record<string, { enabled: boolean; suppliers: string[] }>;

export function moduleValuesOf({ data }: ModulesWithSuppliers): ModuleValues {
  return Object.fromEntries(
    data.map(({ id, enabled, suppliers }) => [
      id,
      { enabled, suppliers: suppliers.filter((supplier) => supplier.enabled).map((supplier) => supplier.id) },
    ]),
  );
}

/** What of it the API is told: only modules that are on, and of their suppliers those that are. */
export function choiceOf(values: ModuleValues): ModuleChoice {
  return {
    modules: Object.entries(values)
      .filter(([, { enabled }]) => enabled)
      .map(([id, { suppliers }]) => ({ id, suppliers })),
  };
}
