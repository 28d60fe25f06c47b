/** Paths below the API's base path. Those of the tasks are not in the specification. */
export const statisticsPath = '/home_page_statistics';

/** `id` is a record's key, or `:id` where routes are declared. */
export const taskPaths = {
  all: '/tasks',
  one: (id: string) => `/tasks/${id}`,
  history: (id: string) => `/tasks/${id}/history`,
  export: '/task/export',
};
