import { airlineInputSchema } from '@traveldesk/airlines-contract';
import { countryCodes } from '@traveldesk/geo-contract';
import { airlines } from './airlines.data';

const known = new Map(airlines.map((row) => [row[0], row]));

describe('the loaded airlines', () => {
  it('are valid', () => {
    for (const [iata, icao, name, accountingCode, country] of airlines) {
      const input = {
        iata,
        icao,
        name,
        accounting_code: accountingCode || null,
        country_id: null,
        status: 'active',
      };
      expect(airlineInputSchema.parse(input)).toEqual(input);
      if (country) expect(countryCodes).toContain(country);
    }
  });

  it('have each code once', () => {
    for (const column of [0, 1, 3] as const) {
      const codes = airlines.map((row) => row[column]).filter(Boolean);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  // As printed on their tickets and timetables.
  it.each([
    ['AA', 'AAL', 'American Airlines', '001', 'US'],
    ['BA', 'BAW', 'British Airways', '125', 'GB'],
    ['EK', 'UAE', 'Emirates', '176', 'AE'],
    ['AF', 'AFR', 'Air France', '057', 'FR'],
    ['LH', 'DLH', 'Lufthansa', '220', 'DE'],
    ['MS', 'MSR', 'EgyptAir', '077', 'EG'],
    ['SV', 'SVA', 'Saudia', '065', 'SA'],
    ['QR', 'QTR', 'Qatar Airways', '157', 'QA'],
    ['TK', 'THY', 'Turkish Airlines', '235', 'TR'],
    ['AH', 'DAH', 'Air Algérie', '124', 'DZ'],
    ['W6', 'WZZ', 'Wizz Air', '', 'HU'],
    ['6E', 'IGO', 'IndiGo', '312', 'IN'],
  ])('include %s %s %s', (...row) => {
    expect(known.get(row[0])).toEqual(row);
  });

  it.each(['1A', '1S', 'XB', 'XD'])('omit %s, which no longer flies', (iata) => {
    expect(known.has(iata)).toBe(false);
  });
});
