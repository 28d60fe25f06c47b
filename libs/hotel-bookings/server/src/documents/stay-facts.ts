import { bookingFacts, type Fact, type Paper } from '@traveldesk/bookings-server';
import { dayFacts, guestFacts, propertyFacts } from '@traveldesk/hotels-server';
import { isolated, type PdfDocument } from '@traveldesk/shared-documents';
import { commaOf } from '@traveldesk/shared-contract';
import type { HotelBooking } from '@traveldesk/hotel-bookings-contract';
import type { DocumentWords } from '@traveldesk/shared-server';

type Part = PdfDocument['parts'][number];

/** `stay` has the texts of stays, `hotels` those shared with quotes, and `say` those of all bookings. */
export interface StayPaper extends Paper {
  booking: HotelBooking;
  stay: DocumentWords;
  hotels: DocumentWords;
}

/** Both references of a stay, and `more`; a note replaces a missing hotel reference. */
export function stayHead({ booking, say, stay }: StayPaper, more: readonly Fact[] = []): Part {
  const label = stay('reference');
  const isOpen = booking.pnr === null && booking.state === 'confirmed';
  const follows = isOpen ? [{ label, value: stay('reference_follows') }] : [];
  return { kind: 'facts', facts: [...follows, ...bookingFacts(booking, say, label), ...more] };
}

/** The property with its address and contact, the days in its local times, and the guests of each room. */
export function stayParts({ booking, hotels, stay }: StayPaper): Part[] {
  const { property, contact, details, rooms, travellers } = booking;
  const comma = commaOf[hotels.language];
  const names = ({ guests }: (typeof rooms)[number]) => {
    const named = guests.flatMap((place) => travellers[place] ?? []);
    const all = named.map(({ given_name: given, family_name: family }) => isolated(`${given} ${family}`));
    return all.length > 0 ? [all.join(comma)] : [];
  };
  const reached = (['phone', 'email'] as const).flatMap((by): Fact[] => {
    const value = contact?.[by] ?? null;
    return value === null ? [] : [{ label: stay(`property.${by}`), value, kind: 'code' }];
  });
  return [
    { kind: 'heading', text: property.name },
    {
      kind: 'facts',
      facts: [
        ...propertyFacts(property, hotels),
        ...reached,
        ...dayFacts(booking, details, hotels),
        ...guestFacts(rooms, hotels, names),
      ],
    },
  ];
}

/** The notes on times, and on a stay that is not real. */
export function stayNotes({ booking: { time_zone: zone, supplier }, hotels }: StayPaper): string[] {
  return [
    hotels(zone === null ? 'notes.no_zone' : 'notes.local'),
    ...(supplier?.training ? [hotels('notes.training')] : []),
  ];
}
