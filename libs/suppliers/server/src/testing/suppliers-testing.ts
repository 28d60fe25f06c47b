export { fakeProtocols } from './protocols.fake';
export { startSupplierApi, type SupplierApi } from './supplier-api';
