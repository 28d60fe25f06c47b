/**
 * How much is meant by an airport when somebody types little, compiled by hand for Traveldesk, a judgement that names no
 * source: 5 one of the great hubs or the first of its metropolitan area among the largest, 4 the first airport of a
 * large city or the second of one of the largest, 3 that of a capital or a city much flown to, 2 a smaller one of a
 * metropolitan area. All others: 1 with a timetable, else 0, as the row itself says. Facts for ordering a list, never shown.
 */
export const importances: Readonly<Record<number, string>> = {
  5: `ATL DXB DFW LHR HND DEN IST ORD DEL CAN PVG LAX CDG JFK AMS FRA MAD SIN ICN BKK HKG PEK SEA MCO
    LAS MIA CLT PHX SFO BOM CGK SZX KUL BCN DOH JED`,
  4: `CAI RUH ORY LGW FCO MUC MXP EWR NRT SAW AUH SVO LED GRU MEX YYZ YVR YUL SYD MEL BNE AKL JNB CPT ADD
    NBO LOS CMN ALG TUN AMM BEY BGW KWI BAH MCT DMM SHJ SGN HAN MNL CEB DPS KIX TPE PKX SHA HYD BLR MAA CCU
    LIS OPO DUB MAN EDI ZRH GVA VIE BRU CPH ARN OSL HEL WAW PRG BUD ATH BER DUS HAM CGN STR NCE LYS MRS TLS
    BOG LIM SCL EZE GIG TLV IAD DCA BOS IAH DTW MSP PHL SLC SAN TPA PMI AGP VCE NAP`,
  3: `LIN MED HRG SSH LXR ASW HBE SPX RAK FEZ AGA RBA TNG NDR OUD ESU ORN CZL DJE MIR SFA KRT PZU MJI BEN ISL LHE
    KHI TIP NUM TUU ULH AHB TIF ELQ GIZ YNB AQJ EBL BSR NJF DAM ALP ADE SAH MGQ HGA JIB NKC HAH AAN RKT DWC
    DKR ABJ ACC ABV ALY DAR EBB KGL LUN HRE LAD TNR MRU RUN SEZ OTP SOF BEG ZAG LJU SKP TIA SJJ KIV KBP
    VNO RIX TLL KEF LUX MLA LCA TBS EVN GYD TAS ALA NQZ FRU DYU ASB KBL KTM CMB DAC MLE RGN VTE KTI UBN
    HAV SDQ PTY SJO GUA SAL MGA SJU UIO CCS LPB ASU MVD BSB ESB AYT ADB IKA BVA STN LTN LCY LGA MDW OAK
    GMP DMK BSL LIL NTE BOD PNQ GOI COK`,
  2: `SEN CIA BGY NYO TRF VKO DME ZIA CGH VCP SDU AEP NLU YTZ YHU BWI HOU DAL SJC ONT BUR CRL NKM ITM TSA`,
};
