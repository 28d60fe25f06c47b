export { SupplierFilter } from './SupplierFilter';
export { SupplierSelect } from './SupplierSelect';
export { useSuppliersPickedQuery } from './supplier-picker.api';
export { BeforeAndAfter, type ChangedRow } from './review/BeforeAndAfter';
export { PriceDifference } from './review/PriceDifference';
export { default as reviewStyles } from './review/review.module.css';
export { ReviewChanges } from './review/ReviewChanges';
