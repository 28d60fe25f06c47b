/** Manual bookings of the demo. `flies`: days from now. */
export const demoManual = [
  {
    key: 'manual-flown',
    ago: 96,
    flies: -90,
    total: '14318.00',
    pnr: 'QH7MVD',
    traveller: 'Mr Ramy Attia',
    state: 'ticketed',
  },
  {
    key: 'manual',
    ago: 7,
    flies: 20,
    total: '21264.50',
    pnr: 'T4WZKN',
    traveller: 'Ms Noha Barakat',
    state: 'ticketed',
  },
  {
    key: 'manual-held',
    ago: 1,
    flies: 39,
    total: '18740.00',
    pnr: 'R9PLCX',
    traveller: 'Mr Maher Selim',
    state: 'on_hold',
  },
] as const;

export const demoGroups = [
  {
    key: 'group',
    company: 'Nile Travel',
    ago: 3,
    name: 'Delta University Choir',
    travellers: 32,
    route: ['CAI', 'VIE'],
    flies: 120,
    note: 'Two of them sit in wheelchairs.',
  },
  {
    key: 'group-umrah',
    company: 'رحلات العمرة',
    ago: 11,
    name: 'Umrah in Ramadan',
    travellers: 48,
    route: ['CAI', 'JED'],
    flies: 96,
    note: null,
  },
  {
    key: 'group-sales',
    company: 'Rhein Reisen',
    ago: 20,
    name: 'Sales meeting in Lisbon',
    travellers: 18,
    route: ['FRA', 'LIS'],
    flies: 75,
    note: 'Seats together, as far as it goes.',
  },
] as const;
