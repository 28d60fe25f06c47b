/** Paths below the API's base path; the specification does not name them. `id` is a record's key, or `:id` where routes are declared. */
export const taskPaths = {
  all: '/tasks',
  one: (id: string) => `/tasks/${id}`,
  history: (id: string) => `/tasks/${id}/history`,
  comments: (id: string) => `/tasks/${id}/comments`,
  comment: (id: string, comment: string) => `/tasks/${id}/comments/${comment}`,
  /** Users whom a comment may mention. */
  people: (id: string) => `/tasks/${id}/people`,
  export: '/task/export',
};
