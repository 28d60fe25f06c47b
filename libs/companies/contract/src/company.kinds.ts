/** DESIGN 6: a company buys for its own business, or sells to consumers. */
export const companyTypes = ['B2B', 'B2C'] as const;
export type CompanyType = (typeof companyTypes)[number];

/** A suspended company keeps its records; its API tokens are refused. */
export const companyStatuses = ['active', 'suspended'] as const;
export type CompanyStatus = (typeof companyStatuses)[number];

/** `parent_id` of the companies that have no parent, or none that the caller may see. */
export const noParent = 'none';
