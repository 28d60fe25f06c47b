/**
 * The header of GET /invitation with the link's secret: a URL would leave it in histories and logs (SECURITY 24), and a POST would show a
 * toast.
 */
export const invitationHeader = 'x-invitation-token';
