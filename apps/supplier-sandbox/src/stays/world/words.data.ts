/** The words for names, addresses and descriptions of properties. */
export const firstNames: readonly string[] =
  'Grand,Royal,Park,Garden,Palace,Heritage,Panorama,Lotus,Sapphire,Cedar,Olive,Atlas,Meridian,Orchid,Jasmine,Falcon,Pearl,Lantern,Compass,Almond,Amber,Beacon,Cypress,Juniper,Saffron'.split(
    ',',
  );
export const kinds: readonly string[] =
  'Hotel,Hotel,Hotel,Residence,Inn,Suites,House,Lodge,Guesthouse,Aparthotel'.split(',');
export const districts: readonly string[] =
  'Centre,Old Town,Riverside,Station,Park,North,South,East,West,Harbour,University,Market,Museum,Gate,Square,Opera,Boulevard,Hill,Gardens,Exchange,Terrace,Quarter'.split(
    ',',
  );
export const streets: readonly string[] =
  'Harbour Street,Station Road,Palm Avenue,Market Square,Garden Street,Independence Avenue,Museum Street,Bridge Road,Liberty Square,Mill Lane,Cathedral Street,Orchard Road,Corniche Road,University Street,Canal Street'.split(
    ',',
  );

export const amenityTexts = {
  parking: 'Parking',
  gym: 'Gym',
  wifi: 'Free Wi-Fi',
  '24_hour_front_desk': 'Front desk open day and night',
  accessibility_hearing: 'Hearing accessible',
  accessibility_mobility: 'Step-free access',
  adult_only: 'Adults only',
  business_centre: 'Business centre',
  cash_machine: 'Cash machine',
  childcare_service: 'Childcare',
  concierge: 'Concierge',
  laundry: 'Laundry',
  lounge: 'Lounge',
  pets_allowed: 'Pets allowed',
  pool: 'Swimming pool',
  restaurant: 'Restaurant',
  room_service: 'Room service',
  spa: 'Spa',
} as const;

export type Amenity = keyof typeof amenityTexts;

export const reviewers: readonly string[] =
  'Amal,Bruno,Chiara,Dalia,Emre,Fatima,Grace,Hassan,Ingrid,Jonas,Khadija,Liam,Mei,Noura,Olga,Pedro,Rania,Sofia,Tariq,Yuki'.split(
    ',',
  );
export const reviewTexts: readonly string[] = [
  'Quiet room, friendly people at the desk, and breakfast from six.',
  'Ten minutes on foot to everything we wanted to see.',
  'The room was smaller than in the pictures, and spotless.',
  'Check-in took an hour. The rest was fine.',
  'Air conditioning was loud at night; they changed the room at once.',
  'Great value. We would stay here again.',
  'The pool was closed and nobody had told us before.',
  'Staff found us a taxi at four in the morning.',
];
