/** The routes where a visitor may be (SPECIFICATION 2), by name. */
export const openToVisitors: readonly string[] = ['login', 'reset-password', 'user-form'];
