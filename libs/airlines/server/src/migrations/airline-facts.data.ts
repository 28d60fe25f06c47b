import { airlines } from './airlines.data';

/** Airlines that stopped flying: kept for records that refer to them, not offered by pickers. */
export const stoppedFlying: readonly string[] = '3K 5W 3M 7H ND TF TT 2Z AU RG DN OK'.split(' ');

/** Designators that were reassigned, or with a better name: designator, ICAO code, name, ISO 3166-1 country. */
export const replacedAirlines: readonly (readonly [string, string, string, string])[] = [
  ['FS', 'AYN', 'FlyArystan', 'KZ'],
  ['UD', 'UBD', 'UR Airlines', 'IQ'],
  ['VF', 'TKJ', 'AJet', 'TR'],
];

/** Accounting codes that were missing in the source. */
export const accountingCodes: Readonly<Record<string, string>> = {
  B2: '628',
  DE: '881',
  EW: '104',
  IA: '073',
  JJ: '957',
  TS: '649',
  VY: '030',
  WS: '838',
};

/** Arabic names by designator, compiled by hand for Traveldesk. */
export const arabicNames: ReadonlyMap<string, string> = named(`
  3O العربية للطيران المغرب
  3T تاركو للطيران
  6Q أجنحة الشام للطيران
  8U الخطوط الجوية الأفريقية
  A3 إيجيان للطيران
  AA الخطوط الجوية الأمريكية
  AC طيران كندا
  AF الخطوط الجوية الفرنسية
  AH الخطوط الجوية الجزائرية
  AI طيران الهند
  AT الخطوط الملكية المغربية
  AY فين إير
  AZ إيتا للطيران
  BA الخطوط الجوية البريطانية
  BG بيمان بنغلاديش
  BJ نوفلار
  CA طيران الصين
  CX كاثي باسيفيك
  CZ خطوط جنوب الصين الجوية
  DL دلتا للطيران
  E5 العربية للطيران مصر
  EK طيران الإمارات
  ET الخطوط الجوية الإثيوبية
  EY الاتحاد للطيران
  F3 طيران أديل
  FR رايان إير
  FZ فلاي دبي
  G9 العربية للطيران
  GA غارودا إندونيسيا
  GF طيران الخليج
  HY الخطوط الجوية الأوزبكية
  IA الخطوط الجوية العراقية
  IB إيبيريا
  IR إيران إير
  IY الخطوط الجوية اليمنية
  J2 الخطوط الجوية الأذربيجانية
  J4 بدر للطيران
  J9 طيران الجزيرة
  JL الخطوط الجوية اليابانية
  KE الخطوط الجوية الكورية
  KL الخطوط الجوية الملكية الهولندية
  KQ الخطوط الجوية الكينية
  KU الخطوط الجوية الكويتية
  L6 الموريتانية للطيران
  LH لوفتهانزا
  LN الخطوط الجوية الليبية
  LO الخطوط الجوية البولندية
  LX الخطوط الجوية السويسرية
  ME طيران الشرق الأوسط
  MH الخطوط الجوية الماليزية
  MS مصر للطيران
  MU خطوط شرق الصين الجوية
  NE نسما للطيران
  NP النيل للطيران
  OS الخطوط الجوية النمساوية
  OV طيران السلام
  PC طيران بيغاسوس
  PK الخطوط الجوية الباكستانية
  QF كانتاس
  QR الخطوط الجوية القطرية
  RB السورية للطيران
  RJ الملكية الأردنية
  RX طيران الرياض
  SD الخطوط الجوية السودانية
  SF طيران الطاسيلي
  SK الخطوط الجوية الإسكندنافية
  SM إير كايرو
  SN بروكسل للطيران
  SQ الخطوط الجوية السنغافورية
  SU إيروفلوت
  SV الخطوط السعودية
  TG الخطوط الجوية التايلاندية
  TK الخطوط الجوية التركية
  TP الخطوط الجوية البرتغالية
  TU الخطوط التونسية
  U2 إيزي جت
  UA يونايتد إيرلاينز
  UG الخطوط التونسية السريعة
  UJ المصرية العالمية للطيران
  UL الخطوط الجوية السريلانكية
  UZ البراق للطيران
  W5 ماهان للطيران
  W6 ويز إير
  WY الطيران العماني
  XY طيران ناس
`);

/** French names by designator, where they differ from the airline's own name. */
export const frenchNames: ReadonlyMap<string, string> = named(`
  MK Air Maurice
  SU Aéroflot
`);

/** The airlines after all migrations, for programs without a database. */
export const airlinesNow = airlines.map(([iata, icao, name, accountingCode, country]) => {
  const [, nowIcao = icao, nowName = name, nowCountry = country] =
    replacedAirlines.find(([designator]) => designator === iata) ?? [];
  return {
    iata,
    icao: nowIcao,
    name: nowName,
    accountingCode: accountingCode || accountingCodes[iata] || null,
    country: nowCountry,
  };
});

function named(text: string): Map<string, string> {
  return new Map(
    text
      .trim()
      .split('\n')
      .map((line) => [line.trim().slice(0, 2), line.trim().slice(3)]),
  );
}
