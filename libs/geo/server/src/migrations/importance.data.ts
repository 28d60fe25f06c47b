/** Facts that rank airports in searches with short texts (docs/geo.md names the sources). They are never shown. */

/** Passengers in 2024, in whole millions. Airports that are not listed have no known figure, which does not mean few passengers. */
const passengers = pairs(`
  ATL 108 DXB 92 DFW 88 HND 86 LHR 84 DEN 82 IST 80 ORD 80 DEL 78 PVG 77 LAX 77 CAN 76 ICN 71 CDG 70
  SIN 68 PEK 67 AMS 67 MAD 66 JFK 63 BKK 62 FRA 62 SZX 61 CLT 59 LAS 58 MCO 57 KUL 57 MIA 56 CGK 55
  TFU 55 BCN 55 BOM 55 HKG 53 SEA 53 DOH 53 PHX 52 SFO 52 MNL 50 JED 49 EWR 49 PKX 49 FCO 49 CKG 49
  IAH 48 SHA 48 HGH 48 KMG 47 XIY 47 YYZ 47 BOG 46 MEX 45 TPE 45 GRU 44 BOS 44 SVO 44 LGW 43 MUC 42
  SYD 41 SAW 41 BLR 41 SGN 40 NRT 40 AYT 38 MSP 37 RUH 37 FLL 35 MEL 35 LIS 35 DUB 35 LGA 34 CTU 33
  DTW 33 ORY 33 PMI 33 VIE 32 ATH 32 WUH 31 CSX 31 NKG 31 PHL 31 MAN 31 ZRH 31 KIX 31 CAI 31 CUN 30
  HAN 30 CPH 30 STN 30 DMK 30 AUH 29 CJU 29 CGO 29 XMN 29 MXP 29 SLC 28 HYD 28 BWI 27 IAD 27 TAO 27
  OSL 26 DCA 26 YVR 26 SCL 26 FUK 26 SAN 25 TPA 25 BER 25 AGP 25 LIM 25 BNA 24 DPS 24 BRU 24 CTS 24
  ARN 23 CGH 23 BNE 23 MDW 22 YUL 22 AUS 22 MAA 22 GMP 22 WAW 21 LED 21 HNL 21 CCU 21 OKA 21 DUS 20
  TSN 20 JNB 19 YYC 19 PTY 19 AKL 19 GVA 18 BUD 18 ALC 18 DAL 18 BGY 17 LTN 17 SHJ 17 HKT 17 PDX 17
  HEL 16 PRG 16 OTP 16 EDI 16 OPO 16 KWI 16 STL 16 PER 16 PUS 16 HAM 15 NCE 15 LPA 15 DME 15 VKO 15
  BSB 15 RDU 15 ITM 15 TLV 14 TFS 14 AER 14 GIG 14 SMF 14 HOU 14 BHX 13 NAP 13 MCT 13 DMM 13 ESB 13
  SJU 13 MSY 13 AMD 13 DAD 13 ADD 12 VCE 12 CTA 12 ADB 12 SJC 12 VCP 12 MCI 12 CMN 11 LIN 11 MRS 11
  BRS 11 VLC 11 BLQ 11 CRL 11 ALA 11 SNA 11 OAK 11 SAT 11 RSW 11 CEB 11 COK 11 NGO 11 LYS 10 FAO 10
  CGN 10 BAH 10 CPT 10 IND 10 PIT 10 CLE 10 PNQ 10 STR 9 SVQ 9 PMO 9 TAS 9 MED 9 AMM 9 LCA 9
  RAK 9 NBO 9 CMH 9 CVG 9 TLS 8 GLA 8 GYD 8 YEG 8 ADL 8 CMB 8 TUN 7 LOS 7 BVA 7 GOI 7
  BEY 6 LHE 6 ISB 6 BUR 6 OOL 6
`);

/** ISO 3166-1 country, and the airport of its capital or seat of government. */
const capitals = pairs(`
  AE AUH AF KBL AG ANU AI AXA AL TIA AM EVN AO LAD AR EZE AS PPG AT VIE AU CBR AW AUA AX MHQ AZ GYD BA SJJ BB BGI
  BD DAC BE BRU BF OUA BG SOF BH BAH BI BJM BJ COO BL SBH BM BDA BN BWN BO LPB BQ BON BR BSB BS NAS BT PBH BW GBE
  BY MSQ BZ BZE CA YOW CC CCK CD FIH CF BGF CG BZV CH BRN CI ABJ CK RAR CL SCL CM NSI CN PEK CO BOG CR SJO CU HAV
  CV RAI CW CUR CX XCH CY ECN CZ PRG DE BER DJ JIB DK CPH DM DOM DO SDQ DZ ALG EC UIO EE TLL EG CAI EH EUN ER ASM
  ES MAD ET ADD FI HEL FJ SUV FK PSY FM PNI FO FAE FR CDG GA LBV GB LHR GD GND GE TBS GF CAY GG GCI GH ACC GI GIB
  GL GOH GM BJL GN CKY GP BBR GQ SSG GR ATH GT GUA GU GUM GW OXB GY GEO HK HKG HN XPL HR ZAG HT PAP HU BUD ID CGK
  IE DUB IL TLV IM IOM IN DEL IQ BGW IR IKA IS KEF IT FCO JE JER JM KIN JO AMM JP HND KE NBO KG BSZ KH KTI KI TRW
  KM HAH KN SKB KP FNJ KR ICN KW KWI KY GCM KZ NQZ LA VTE LB BEY LC SLU LK CMB LR ROB LS MSU LT VNO LU LUX LV RIX
  LY MJI MA RBA MD RMO ME TGD MF SFG MG TNR MH MAJ MK SKP ML BKO MM NYT MN UBN MO MFM MP SPN MQ FDF MR NKC MS MNI
  MT MLA MU MRU MV MLE MW LLW MX MEX MY KUL MZ MPM NA WDH NC NOU NE NIM NF NLK NG ABV NI MGA NL AMS NO OSL NP KTM
  NR INU NU IUE NZ WLG OM MCT PA PTY PE LIM PF PPT PG POM PH MNL PK ISB PL WAW PM FSP PR SJU PT LIS PW ROR PY ASU
  QA DOH RE RUN RO OTP RS BEG RU SVO RW KGL SA RUH SB HIR SC SEZ SD KRT SE ARN SG SIN SH HLE SI LJU SJ LYR SK BTS
  SL FNA SN DSS SO MGQ SR PBM SS JUB ST TMS SV SAL SX SXM SY DAM SZ SHO TC GDT TD NDJ TG LFW TH BKK TJ DYU TL DIL
  TM ASB TN TUN TO TBU TR ESB TT POS TV FUN TW TPE TZ DOD UA KBP UG EBB US IAD UY MVD UZ TAS VC SVD VE CCS VG EIS
  VI STT VN HAN VU VLI WF WLS WS APW XK PRN YE SAH YT DZA ZA JNB ZM LUN ZW HRE
`);

/** The main airport of each city with several airports, or with a city code of its own. */
const metropolitan: ReadonlySet<string> = new Set(
  `
  ESB GYD CNF PEK BKK BRU EZE OTP CMN ORD CVG DFW DSS DTW DXB IAH KBP IST ADB CGK KUL LHR MEX MXP
  SVO JFK MCO KIX OSL CDG KEF GIG FCO GRU ICN PVG CTS ARN TFS IKA MJI TPE HND VCE IAD NSI YUL YYZ
  SEA
`
    .trim()
    .split(/\s+/),
);

const ofCapital: ReadonlySet<string> = new Set(capitals.values());

/**
 * Returns the importance of an airport with scheduled flights: its passengers in millions, at least 4 for a capital's, 3 for the main one
 * of a metropolitan area, and 1 otherwise.
 */
export function importanceOf(iata: string): number {
  const rank = ofCapital.has(iata) ? 4 : metropolitan.has(iata) ? 3 : 1;
  return Math.max(Number(passengers.get(iata) ?? 0), rank);
}

/** The airports with facts above; all others have importance 1. */
export const importantAirports: readonly string[] = [
  ...new Set([...passengers.keys(), ...ofCapital, ...metropolitan]),
];

/** Airports of capitals by the country's ISO 3166-1 code. */
export const capitalAirports: ReadonlyMap<string, string> = capitals;

function pairs(text: string): Map<string, string> {
  const words = text.trim().split(/\s+/);
  return new Map(words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? '']] : [])));
}
