export { SupplierFilter } from './SupplierFilter';
export { SupplierSelect } from './SupplierSelect';
export { useSuppliersPickedQuery } from './supplier-picker.api';
