/** Paths below the API's base path; not in the specification. `id` is a record's id, or `:id` in route declarations. */
export const approvalPaths = {
  all: '/approvals',
  one: (id: string) => `/approvals/${id}`,
  approve: (id: string) => `/approvals/${id}/approve`,
  decline: (id: string) => `/approvals/${id}/decline`,
  cancel: (id: string) => `/approvals/${id}/cancel`,
  history: (id: string) => `/approvals/${id}/history`,
  kinds: '/approval_kinds',
  export: '/approval/export',
};
