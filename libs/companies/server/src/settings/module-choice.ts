import type { ModuleChoice, ModuleWithSuppliers } from '@traveldesk/companies-contract';
import type { Holdings } from './modules.sql';

export type ChoiceRefusal = 'module_unknown' | 'module_supplier_unknown' | 'module_twice' | 'module_not_held';

/**
 * What a choice of modules and suppliers comes to, or the field that is wrong and why: a module or supplier that does
 * not exist or comes twice, a supplier below a module that is not its own, and what `maker` may not give because the
 * own company does not have it (null: may give everything; compare SECURITY 36). What the company has already stays
 * possible.
 */
export function judgeChoice(
  choice: ModuleChoice,
  known: readonly ModuleWithSuppliers[],
  held: Holdings,
  maker: Holdings | null,
): { holdings: Holdings } | { refusals: Record<string, ChoiceRefusal> } {
  const refusals: Record<string, ChoiceRefusal> = {};
  const modules = new Set<string>();
  const suppliers = new Set<string>();
  choice.modules.forEach((chosen, index) => {
    const field = `modules.${index}.id`;
    const module = known.find(({ id }) => id === chosen.id);
    if (!module) refusals[field] = 'module_unknown';
    else if (modules.has(module.id)) refusals[field] = 'module_twice';
    else if (maker && !maker.modules.has(module.id) && !held.modules.has(module.id)) {
      refusals[field] = 'module_not_held';
    }
    modules.add(chosen.id);
    chosen.suppliers.forEach((id, place) => {
      const at = `modules.${index}.suppliers.${place}`;
      if (!module?.suppliers.some((supplier) => supplier.id === id)) refusals[at] = 'module_supplier_unknown';
      else if (maker && !maker.suppliers.has(id) && !held.suppliers.has(id)) refusals[at] = 'module_not_held';
      suppliers.add(id);
    });
  });
  return Object.keys(refusals).length > 0 ? { refusals } : { holdings: { modules, suppliers } };
}
