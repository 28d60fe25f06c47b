import { productPermissions } from '@traveldesk/shared-contract';

/** Permissions of the parts of hotels. */
export const hotelPermissions = productPermissions.hotel;

/** Reads the negotiated rates of a company; staff with it also write them. */
export const negotiatedPermission = 'update_companies';

/** Joins and splits the records of properties, for everybody; only staff can have it. */
export const propertiesPermission = 'update_hotel_properties';
