import { Form } from 'antd';
import { useSuppliersModulesQuery } from './supplier-modules.api';

/** Returns the module that is chosen in the form; undefined until one is chosen and the modules are loaded. */
export function useChosenModule() {
  const { data } = useSuppliersModulesQuery();
  const chosen = Form.useWatch<unknown>('module_id');
  return data?.data.find(({ id }) => id === chosen);
}
