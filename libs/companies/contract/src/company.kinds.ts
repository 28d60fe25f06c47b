/** Whether a company buys for its own business or sells to consumers (DESIGN 6). */
export const companyTypes = ['B2B', 'B2C'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** A suspended company keeps its records; its API tokens are refused. */
export const companyStatuses = ['active', 'suspended'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** Value of the filter `parent_id` for companies without a parent, or without one that the caller may see. */
export const noParent = 'none';
