/** Paths below the API's base path; not in the specification. `id` is a record's key, or `:id` where routes are declared. */
export const taskPaths = {
  all: '/tasks',
  one: (id: string) => `/tasks/${id}`,
  history: (id: string) => `/tasks/${id}/history`,
  export: '/task/export',
};
