/**
 * Codes of airports that nobody flies to by them any more, and the airport that has taken their flights: code given up, code in use.
 * Most airports were recoded (same ICAO code in airport-data-js) or closed (airport-data-js names them without service); Schönefeld,
 * Tempelhof, Fornebu and Mokpo were closed before, as their operators announced.
 */
export const formerAirportCodes: Readonly<Record<string, string>> = {
  AMI: 'LOP',
  FBU: 'OSL',
  FRU: 'BSZ',
  GSE: 'GOT',
  ISN: 'XWA',
  KIV: 'RMO',
  KVD: 'GNJ',
  MPK: 'MWX',
  NAY: 'PKX',
  PFN: 'ECP',
  QAH: 'HDO',
  RTW: 'GSV',
  SRI: 'AAP',
  SXF: 'BER',
  THF: 'BER',
  TSE: 'NQZ',
  TXL: 'BER',
  YXD: 'YEG',
};
