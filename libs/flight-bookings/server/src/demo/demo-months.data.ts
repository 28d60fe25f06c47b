import type { TripRow } from './demo-trip';

const gulf = { company: 'Gulf Horizons Dubai', owner: 'marisol@dubai.gulfhorizons.example', airline: 'EK' };
const riyadh = { company: 'Riyadh Travel House', owner: 'reem@riyadh.example', airline: 'SV' };
const bosphorus = { company: 'Bosphorus Travel', owner: 'kerem@bosphorus.example', airline: 'TK' };
const albion = { company: 'Albion Corporate Travel', owner: 'oliver@albion.example', airline: 'BA' };
const rhein = { company: 'Rhein Reisen', owner: 'annika@rhein.example', airline: 'LH' };
const sakura = { company: 'Sakura Travel Service', owner: 'haruka@sakura.example', airline: 'NH' };
const kuwait = { company: 'الكويت للسفر', owner: 'bader@kuwait.example', airline: 'KU' };
const delta = { company: 'شركة الدلتا للسياحة', owner: 'sara@delta.example', airline: 'MS' };
const atlas = { company: 'Atlas Tours Marrakech', owner: 'claire@traveldesk.example', airline: 'AT' };
const levant = { company: 'Levant Travel', owner: 'zaid@levant.example', airline: 'RJ' };
const nile = { airline: 'MS' };
const karim = { airline: 'MS', owner: 'karim@nile.example' };

/** Bookings of past months, the latest first: most are flown, for companies of many countries and currencies. */
export const monthsOfDemo: readonly TripRow[] = [
  ['months-01', 'desk', 10, -3, 'CAI-JED', 'pay', 'Mr Khaled Younis', ['fly'], nile],
  ['months-02', 'staff', 13, 48, 'HND-SIN', 'pay', 'Mr Kenji Watanabe', [], { ...sakura, home: 4 }],
  ['months-03', 'other', 17, -6, 'CDG-BCN', 'pay', 'Ms Camille Garnier', ['fly'], { airline: 'AF' }],
  ['months-04', 'staff', 21, -9, 'KWI-LHR', 'pay', 'Mr Bader Mutairi', ['fly'], kuwait],
  [
    'months-05',
    'agent',
    25,
    16,
    'CAI-VIE',
    'hold',
    'Ms Rania Shoukry',
    ['pay'],
    { owner: 'dina@nile.example' },
  ],
  ['months-06', 'staff', 28, -12, 'IST-BER', 'pay', 'Mr Emre Demir', ['fly'], bosphorus],
  ['months-07', 'desk', 31, -14, 'CAI-RUH', 'pay', 'Mr Ashraf Metwally', ['fly'], { ...karim, home: 5 }],
  ['months-08', 'staff', 35, 24, 'FRA-ORD', 'pay', 'Ms Annika Gross', [], { ...rhein, home: 9 }],
  ['months-09', 'staff', 39, -20, 'DXB-BKK', 'pay', 'Mr Anil Varghese', ['fly'], gulf],
  ['months-10', 'desk', 44, 13, 'CAI-TUN', 'hold', 'Ms Mona Sabry', ['expire']],
  ['months-11', 'staff', 47, -22, 'CMN-CDG', 'pay', 'Ms Khadija Bennani', ['fly'], atlas],
  ['months-12', 'other', 52, 18, 'CDG-LIS', 'pay', 'Mr Thomas Renaud', ['refund']],
  ['months-13', 'staff', 56, -31, 'LHR-GVA', 'pay', 'Ms Harriet Boyd', ['fly'], albion],
  [
    'months-14',
    'staff',
    61,
    -35,
    'CAI-JED',
    'pay',
    'Mr Ahmed Roushdy',
    ['fly'],
    {
      ...delta,
      with: [
        ['adult', 'Mrs Sahar Roushdy'],
        ['child', 'Miss Laila Roushdy'],
        ['teen', 'Mr Omar Roushdy'],
      ],
    },
  ],
  ['months-15', 'staff', 68, -44, 'AMM-DXB', 'pay', 'Mr Zaid Khatib', ['fly'], levant],
  ['months-16', 'desk', 73, -40, 'CAI-ATH', 'pay', 'Ms Injy Makram', ['fly'], nile],
  ['months-17', 'staff', 79, -51, 'RUH-CAI', 'pay', 'Mr Saud Otaibi', ['fly'], riyadh],
  [
    'months-18',
    'staff',
    87,
    15,
    'DXB-SIN',
    'hold',
    'Ms Priya Raman',
    ['cancel'],
    { company: 'Gulf Horizons Dubai' },
  ],
  ['months-19', 'other', 94, -66, 'CDG-CMN', 'pay', 'Mr Yanis Kaci', ['fly'], { airline: 'AF' }],
  [
    'months-20',
    'desk',
    102,
    -71,
    'CAI-LHR',
    'pay',
    'Mr Maged Wassef',
    ['fly'],
    { ...karim, cabin: 'Business' },
  ],
  ['months-21', 'staff', 111, -83, 'HND-HKG', 'pay', 'Ms Yuki Mori', ['fly'], sakura],
  ['months-22', 'staff', 118, -88, 'FRA-VIE', 'pay', 'Mr Jonas Richter', ['fly'], rhein],
  ['months-23', 'desk', 126, -97, 'CAI-IST', 'pay', 'Ms Ghada Ramzy', ['fly'], nile],
  ['months-24', 'staff', 134, -104, 'LHR-MAD', 'pay', 'Mr Nigel Croft', ['fly'], albion],
  ['months-25', 'other', 142, -115, 'CDG-JFK', 'pay', 'Ms Solene Picard', ['fly'], { airline: 'AF' }],
  ['months-26', 'staff', 149, -121, 'DXB-CAI', 'pay', 'Mr Rashid Mansoori', ['fly'], gulf],
  ['months-27', 'desk', 158, -130, 'CAI-DXB', 'pay', 'Mr Fady Boulos', ['fly'], nile],
  ['months-28', 'staff', 167, -139, 'IST-LHR', 'pay', 'Ms Zeynep Arslan', ['fly'], bosphorus],
];
