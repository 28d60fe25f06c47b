/**
 * GET /invitation carries the link's secret in this header: in an address it would be kept in histories and
 * logs (SECURITY 24), and a POST would show a toast.
 */
export const invitationHeader = 'x-invitation-token';
