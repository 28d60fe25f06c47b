import type { FocusSuccessor } from '@traveldesk/shared-ui';

/** Moves the focus to the dialog's text when a pressed button disappears. */
export const dialogText: FocusSuccessor = ({ around }) => around.querySelector('p');
