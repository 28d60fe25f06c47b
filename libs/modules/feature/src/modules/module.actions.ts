import { modulePermissions, type Module } from '@traveldesk/modules-contract';
import { deleteAction, editAction, type RowActionList } from '@traveldesk/shared-ui';
import { randomKey, useLanguage, usePermissions } from '@traveldesk/shared-web';
import { useModulesCreateModuleMutation, useModulesDeleteModuleMutation } from './modules.api';
import { moduleInputOf } from './module.fields';

/** Returns the actions that the user may take on a module, in its row and on its page. */
export function useModuleActions(): (module: Module) => RowActionList {
  const { language } = useLanguage();
  const can = usePermissions(modulePermissions);
  const [remove] = useModulesDeleteModuleMutation();
  const [create] = useModulesCreateModuleMutation();
  return ({ id, name }) => [
    can.update && editAction(`/modules/edit/${id}`, name[language]),
    can.remove &&
      deleteAction(
        () => remove(id).unwrap(),
        name[language],
        can.create && (({ data }) => create({ key: randomKey(), module: moduleInputOf(data) }).unwrap()),
      ),
  ];
}
