import type { ModuleChoice, ModulesWithSuppliers } from '@traveldesk/companies-contract';

/** Form values by module id: whether it is on, and its chosen suppliers. */
export type ModuleValues = Record<string, { enabled: boolean; suppliers: string[] }>;

export function moduleValuesOf({ data }: ModulesWithSuppliers): ModuleValues {
  return Object.fromEntries(
    data.map(({ id, enabled, suppliers }) => [
      id,
      { enabled, suppliers: suppliers.filter((supplier) => supplier.enabled).map((supplier) => supplier.id) },
    ]),
  );
}

/** Converts form values to API input, with modules that are on and their chosen suppliers. */
export function choiceOf(values: ModuleValues): ModuleChoice {
  return {
    modules: Object.entries(values)
      .filter(([, { enabled }]) => enabled)
      .map(([id, { suppliers }]) => ({ id, suppliers })),
  };
}
