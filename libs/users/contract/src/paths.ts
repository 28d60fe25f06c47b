/**
 * Paths below the API's base path (SPECIFICATION 7, including its irregular ones); `id` is a record's key, or `:id` where routes are
 * declared.
 */
export const userPaths = {
  all: '/users',
  one: (id: string) => `/users/${id}`,
  history: (id: string) => `/users/${id}/history`,
  logs: (id: string) => `/users/${id}/logs`,
  status: (id: string) => `/users/${id}/status`,
  secondFactor: (id: string) => `/users/${id}/second-factor`,
  invitation: (id: string) => `/users/${id}/invitation`,
  types: '/users_types',
  export: '/user/export',
};

export const rolePaths = {
  /** GET lists the roles; the specification names no other call for roles. */
  all: '/users_roles',
  one: (id: string) => `/users_roles/${id}`,
  history: (id: string) => `/users_roles/${id}/history`,
  permissions: '/users_permissions',
  export: '/role/export',
  whoCan: '/who_can',
};

export const profilePaths = { own: '/profile', secondFactor: '/second-factor' };
