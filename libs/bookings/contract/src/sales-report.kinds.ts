/** What a row of the sales report stands for: a period in UTC, or who bought, supplied or sold. */
export const salesGroups = ['company', 'supplier', 'user', 'day', 'month'] as const;
export type SalesGroup = (typeof salesGroups)[number];

/** Columns that tell what bookings cost the platform: for who sees net prices alone. */
export const netSalesColumns = ['net', 'markup', 'margin'] as const;
