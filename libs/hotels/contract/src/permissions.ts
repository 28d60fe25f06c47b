import { productPermissions } from '@traveldesk/shared-contract';

/** Permissions of the parts of hotels. */
export const hotelPermissions = productPermissions.hotel;

/** Reads the negotiated rates of a company; staff with it also write them. */
export const negotiatedPermission = 'update_companies';
