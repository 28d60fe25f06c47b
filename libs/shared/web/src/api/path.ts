/** SPECIFICATION 7: the versioned base path of all calls. */
export const apiPath = '/api/v1';
