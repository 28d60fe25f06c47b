import { productPermissions } from '@traveldesk/shared-contract';

/** Permissions of the parts of flights (SPECIFICATION 2). */
export const flightPermissions = productPermissions.flight;
