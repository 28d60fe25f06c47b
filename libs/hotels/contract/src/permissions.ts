import { productPermissions } from '@traveldesk/shared-contract';

/** Permissions of the parts of hotels. */
export const hotelPermissions = productPermissions.hotel;
