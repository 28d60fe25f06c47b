import type { ModuleChoice, ModuleWithSuppliers } from '@traveldesk/companies-contract';
import type { Holdings } from './modules.sql';

export type ChoiceRefusal = 'module_unknown' | 'module_supplier_unknown' | 'module_twice' | 'module_not_held';

/**
 * What a choice of modules and suppliers comes to, or the field that is wrong and why: a module or supplier that does
 * not exist or comes twice, a supplier below a module that is not its own, and a module that may not be given because it
 * is not among the `maker`'s own company's (null: may give everything; compare SECURITY 36). What the company has already
 * stays possible. `known` is what the maker knows of: of suppliers that is what they may give, and others do not exist.
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
