import type { Heir } from '@traveldesk/shared-ui';

/** Moves the focus to the dialog's text when a pressed button disappears. */
export const whatIsSaid: Heir = ({ around }) => around.querySelector('p');
