/**
 * Unused airport codes, each with the code of the airport that took over its flights. Most airports were recoded (same ICAO code in
 * airport-data-js) or closed (without service in airport-data-js); Schönefeld, Tempelhof, Fornebu and Mokpo closed earlier, as their
 * operators announced.
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
