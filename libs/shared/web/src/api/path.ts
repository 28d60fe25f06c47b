/** SPECIFICATION 7: all calls go to a versioned base path. */
export const apiPath = '/api/v1';
