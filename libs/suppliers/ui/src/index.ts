export { AgeSelect } from './form/AgeSelect';
export { errorNotes } from './form/error-notes';
export { OwnSearches, type RecentItem, type SavedItem } from './form/OwnSearches';
export { SearchAlert, SearchFrame } from './form/SearchFrame';
export { SearchPage } from './form/SearchPage';
export { Stepper } from './form/Stepper';
export { SupplierFilter } from './SupplierFilter';
export { SupplierSelect } from './SupplierSelect';
export { useSuppliersPickedQuery } from './supplier-picker.api';
