import type { FlightPart, MovedTrips } from '@traveldesk/flight-bookings-contract';
import type { BookingRecord } from '@traveldesk/bookings-server';
import {
  conditionsFor,
  journeyOf,
  namesIn,
  slicesFor,
  type AirlineChange,
  type FlightTools,
  type OrderChange,
} from '@traveldesk/flights-server';
import type { Language } from '@traveldesk/shared-contract';
import { isoOf } from '@traveldesk/shared-server';
import type { FlightDetail } from '../flight-bookings.tables';
import { airlineChangesOf } from './flight-record';

type JourneyTools = Pick<FlightTools, 'names' | 'zones'>;

/** A booking, its detail row and the changes made for it, read in one snapshot. */
export interface ShownFlight {
  booking: BookingRecord;
  detail: FlightDetail;
  changes: readonly { id: string; change: OrderChange; at: Date }[];
}

/** Returns the flight fields of a booking for the API. */
export async function showFlight(
  flights: JourneyTools,
  { booking, detail, changes }: ShownFlight,
  { language, withNet }: { language: Language; withNet: boolean },
): Promise<FlightPart> {
  return {
    group: detail.wanted,
    slices: slicesFor(detail.slices, withNet),
    names: namesIn(detail.names, language),
    airline: booking.airline,
    bags: detail.bags,
    conditions: conditionsFor(detail.conditions, withNet),
    airline_changes: await shownChanges(flights, airlineChangesOf(booking), withNet),
    agency_changes: await Promise.all(
      changes.map(async ({ id, change, at }) => ({
        id,
        ...(await showMove(flights, change, withNet)),
        made_at: isoOf(at),
      })),
    ),
  };
}

async function shownChanges(
  flights: JourneyTools,
  changes: readonly AirlineChange[],
  withNet: boolean,
): Promise<FlightPart['airline_changes']> {
  const shown: FlightPart['airline_changes'] = [];
  for (const { ref, removed, added, action, actions, detected_at } of changes) {
    shown.push({
      ref,
      ...(await showMove(flights, { removed, added }, withNet)),
      action,
      can_accept: actions.includes('accept'),
      detected_at,
    });
  }
  return shown;
}

/** Returns the trips that a change removes and adds. */
export async function showMove(
  flights: JourneyTools,
  { removed, added }: Pick<OrderChange, 'removed' | 'added'>,
  withNet: boolean,
): Promise<MovedTrips> {
  const shown = async (trips: OrderChange['added']) =>
    slicesFor((await journeyOf(flights, trips)) ?? [], withNet);
  return { removed: await shown(removed), added: await shown(added) };
}
