/** Paths below the API's base path; the specification does not name them. `id` is a record's key, or `:id` where routes are declared. */
export const taskPaths = {
  all: '/tasks',
  one: (id: string) => `/tasks/${id}`,
  history: (id: string) => `/tasks/${id}/history`,
  export: '/task/export',
};
