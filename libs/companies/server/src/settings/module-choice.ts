import type { ModuleChoice, ModuleWithSuppliers } from '@traveldesk/companies-contract';
import type { Holdings } from './modules.sql';

export type ChoiceRefusal = 'module_unknown' | 'module_supplier_unknown' | 'module_twice' | 'module_not_held';

/**
 * Returns the modules and suppliers of a choice, or refusals by field: unknown or repeated modules and suppliers, suppliers of another
 * module, and modules that the `maker`'s own company does not have (null: may give all; compare SECURITY 36). Current modules of the
 * company stay allowed. `known` holds what the maker may see; others count as unknown.
 */
export function judgeChoice(
  choice: ModuleChoice,
  known: readonly ModuleWithSuppliers[],
  held: Pick<Holdings, 'modules'>,
  maker: Holdings['modules'] | null,
): { holdings: Holdings } | { refusals: Record<string, ChoiceRefusal> } {
  const refusals: Record<string, ChoiceRefusal> = {};
  const modules = new Set<string>();
  const suppliers = new Set<string>();
  choice.modules.forEach((chosen, index) => {
    const field = `modules.${index}.id`;
    const module = known.find(({ id }) => id === chosen.id);
    if (!module) refusals[field] = 'module_unknown';
    else if (modules.has(module.id)) refusals[field] = 'module_twice';
    else if (maker && !maker.has(module.id) && !held.modules.has(module.id)) {
      refusals[field] = 'module_not_held';
    }
    modules.add(chosen.id);
    chosen.suppliers.forEach((id, place) => {
      const at = `modules.${index}.suppliers.${place}`;
      if (!module?.suppliers.some((supplier) => supplier.id === id)) refusals[at] = 'module_supplier_unknown';
      suppliers.add(id);
    });
  });
  return Object.keys(refusals).length > 0 ? { refusals } : { holdings: { modules, suppliers } };
}
