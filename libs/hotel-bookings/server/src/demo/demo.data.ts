import { stayOf, type DemoStay, type StayRow } from './demo-stay';

const salma = 'salma@traveldesk.example';
const claire = 'claire@traveldesk.example';
const dubai = { company: 'Gulf Horizons Dubai', owner: 'marisol@dubai.gulfhorizons.example' };
const paris = { company: 'Méridien Paris', owner: claire };
const riyadh = { company: 'Riyadh Travel House', owner: salma };
const rhein = { company: 'Rhein Reisen', owner: claire };

/** Stays in every state: first those of the current days, then those that are over. */
const rows: readonly StayRow[] = [
  [
    'family',
    'desk',
    3,
    24,
    5,
    'DXB',
    'pay_now',
    'Amal Shafik',
    [],
    {
      due: true,
      rooms: [
        { adults: 2, children: [8] },
        { adults: 2, children: [] },
      ],
      guests: [
        ['Amal Shafik'],
        ['Tamer Shafik'],
        ['Laila Shafik', 0, 8],
        ['Mervat Shafik', 1],
        ['Gamal Shafik', 1],
      ],
      requests: 'Two rooms beside each other, please.',
      note: 'The family travels with a wheelchair.',
    },
  ],
  ['deposit', 'desk', 6, 33, 4, 'IST', 'deposit', 'Ramez Habib'],
  ['guarantee', 'desk', 1.2, 18, 2, 'LON', 'guarantee', 'Nadia Sobhy', [], { terms: 'free' }],
  ['today', 'desk', 9, 0, 3, 'CAI', 'guarantee', 'Sherif Wahba'],
  ['deadline', 'desk', 0.3, 3, 2, 'CAI', 'pay_now', 'Hoda Azmy', [], { terms: 'free' }],
  ['city-tax', 'staff', 2, 27, 3, 'DXB', 'pay_now', 'Isabelle Garnier', [], { ...paris, due: true }],
  ['strict', 'staff', 5, 40, 4, 'BCN', 'pay_now', 'Jerome Vidal', [], { ...paris, terms: 'none' }],
  ['gulf', 'staff', 0.2, 12, 2, 'RUH', 'guarantee', 'Khalid Mansoori', [], dubai],
  ['gulf-deposit', 'staff', 4, 48, 6, 'IST', 'deposit', 'Fatima Marri', [], dubai],
  [
    'berlin',
    'staff',
    0.4,
    16,
    2,
    'BER',
    'pay_now',
    'Jonas Weidner',
    [],
    { ...rhein, requests: 'Arrives after midnight.' },
  ],
  ['refunded', 'desk', 7, 45, 3, 'PAR', 'pay_now', 'Mona Farouk', ['cancel'], { terms: 'free' }],
  [
    'refunded-part',
    'staff',
    8,
    9,
    2,
    'DXB',
    'pay_now',
    'Saud Otaibi',
    ['cancel'],
    { ...riyadh, terms: 'partial', note: 'The meeting was moved; half of the price comes back.' },
  ],
  [
    'refunded-gulf',
    'staff',
    14,
    30,
    2,
    'LON',
    'pay_now',
    'Omar Suwaidi',
    ['cancel'],
    { ...dubai, terms: 'free' },
  ],
  ['cancelled', 'desk', 5, 29, 2, 'ROM', 'guarantee', 'Youssef Labib', ['cancel'], { terms: 'free' }],
  [
    'cancelled-strict',
    'staff',
    10,
    22,
    3,
    'MAD',
    'pay_now',
    'Lea Fournier',
    ['cancel'],
    { ...paris, terms: 'none' },
  ],
  [
    'refund-pending',
    'staff',
    6,
    36,
    2,
    'IST',
    'pay_now',
    'Turki Shammari',
    ['cancel'],
    { ...riyadh, terms: 'unknown', note: 'The property decides on the refund: finance asks.' },
  ],
  [
    'outside',
    'staff',
    11,
    26,
    2,
    'NYC',
    'guarantee',
    'Katrin Vogel',
    ['outside'],
    { ...rhein, note: 'The guest has canceled at the hotel.' },
  ],
  ['stayed', 'desk', 30, -12, 4, 'DXB', 'pay_now', 'Samia Refaat', ['stay']],
  ['stayed-guarantee', 'desk', 52, -40, 2, 'CAI', 'guarantee', 'Ehab Tawfik', ['stay']],
  ['stayed-gulf', 'staff', 75, -60, 3, 'LON', 'pay_now', 'Huda Falasi', ['stay'], dubai],
  ['stayed-deposit', 'staff', 110, -88, 5, 'IST', 'deposit', 'Stefan Brandt', ['stay'], rhein],
  [
    'no-show',
    'desk',
    12,
    -3,
    5,
    'IST',
    'pay_now',
    'Adham Kamel',
    ['no_show'],
    { note: 'The hotel reports that nobody came.' },
  ],
  ['no-show-paris', 'staff', 15, -4, 6, 'PAR', 'guarantee', 'Antoine Roussel', ['no_show'], paris],
];

export const demoStays: readonly DemoStay[] = rows.map(stayOf);

const own = { company: 'Horizons Business Travel', owner: salma };

/** Stays of a company with its own account, with which the supplier refuses. */
export const demoFailures = [
  {
    stay: stayOf(['failed', 'staff', 1.1, 20, 2, 'DXB', 'pay_now', 'Rashid Nuaimi', [], own]),
    knobs: { faulty_path: '/stays/bookings', error_rate: 1, error_status: 429 },
  },
] as const;

/** Stays booked at the hotel itself. `arrives`: days from now; `total` is in the company's currency, null while it is not known. */
export const demoManualStays = [
  {
    key: 'stay-manual',
    ago: 6,
    arrives: 14,
    nights: 3,
    reference: 'WPL-30418',
    property: 'Winter Garden Luxor',
    city: 'LXR',
    guest: 'Nermine Saleh',
    payment: 'pay_now',
    total: '18450.00',
    isOver: false,
  },
  {
    key: 'stay-manual-open',
    ago: 0.5,
    arrives: 1,
    nights: 2,
    reference: null,
    property: 'Corniche View Alexandria',
    city: 'ALY',
    guest: 'Hisham Badawi',
    payment: 'guarantee',
    total: null,
    isOver: false,
  },
  {
    key: 'stay-manual-over',
    ago: 35,
    arrives: -28,
    nights: 2,
    reference: 'SSH-88121',
    property: 'Coral Bay Sharm',
    city: 'SSH',
    guest: 'Dalia Hegazy',
    payment: 'pay_now',
    total: '9720.00',
    isOver: true,
  },
] as const;
