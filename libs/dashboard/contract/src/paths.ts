/** Paths below the API's base path. */
export const statisticsPath = '/home_page_statistics';
