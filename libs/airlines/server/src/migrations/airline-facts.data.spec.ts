import { airlineInputSchema } from '@traveldesk/airlines-contract';
import {
  accountingCodes,
  airlinesNow,
  arabicNames,
  frenchNames,
  replacedAirlines,
  stoppedFlying,
} from './airline-facts.data';

const known = new Set(airlinesNow.map(({ iata }) => iata));

describe('the facts added to airlines later', () => {
  it('are about existing airlines', () => {
    const named = [...arabicNames.keys(), ...frenchNames.keys(), ...Object.keys(accountingCodes)];
    const all = [...named, ...stoppedFlying, ...replacedAirlines.map(([iata]) => iata)];
    expect(all.filter((iata) => !known.has(iata))).toEqual([]);
  });

  it('are valid, with each code once', () => {
    for (const { iata, icao, name, accountingCode } of airlinesNow) {
      const names = { name_fr: frenchNames.get(iata) ?? null, name_ar: arabicNames.get(iata) ?? null };
      const rest = { accounting_code: accountingCode, country_id: null, status: 'active' };
      expect(airlineInputSchema.safeParse({ iata, icao, name, ...names, ...rest }).error).toBeUndefined();
    }
    for (const column of ['icao', 'accountingCode'] as const) {
      const codes = airlinesNow.flatMap((one) => one[column] ?? []);
      expect(new Set(codes).size).toBe(codes.length);
    }
  });

  it('name at least as many airlines in Arabic letters as before', () => {
    const other = [...arabicNames.values()].filter((name) => !/^[\p{Script=Arabic} ]+$/u.test(name));
    expect(other).toEqual([]);
    expect(arabicNames.size).toBeGreaterThanOrEqual(80);
  });
});
