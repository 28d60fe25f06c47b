import { useAddressView } from '@traveldesk/suppliers-ui';
import { readView, writeView } from './model/filter-codec';

/** Returns order, filters and the open itinerary, stored in the address. */
export const useView = () => useAddressView(readView, writeView);
