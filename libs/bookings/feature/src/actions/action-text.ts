import { stayStates, type Booking, type BookingAction } from '@traveldesk/bookings-contract';

const ofStays: readonly Booking['state'][] = stayStates;

/** Returns the key of an action's text: a stay is canceled, while a hold is released. */
export function actionText<Action extends BookingAction>(action: Action, { state }: Pick<Booking, 'state'>) {
  if (action === 'cancel' && ofStays.includes(state)) return 'actions.cancelStay';
  return `actions.${action}` as const;
}
