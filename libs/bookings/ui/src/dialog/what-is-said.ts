import type { Heir } from '@traveldesk/shared-ui';

/** What a dialog says now: who has pressed by keyboard what is gone since reads on there. */
export const whatIsSaid: Heir = ({ around }) => around.querySelector('p');
