// Facts about cities that the packages do not have: which airports make up a city, and the cities' names in French and Arabic.

/**
 * IATA metropolitan areas: the city's code and its airports, the first of which gives the city's country, time zone and name. Any other
 * city has the code of its largest airport.
 */
export const metropolitanAreas = {
  ANK: ['ESB'],
  BAK: ['GYD'],
  BHZ: ['CNF', 'PLU'],
  BJS: ['PEK', 'PKX', 'NAY'],
  BKK: ['BKK', 'DMK'],
  BRU: ['BRU', 'CRL'],
  BUE: ['EZE', 'AEP'],
  BUH: ['OTP', 'BBU'],
  CAS: ['CMN'],
  CHI: ['ORD', 'MDW', 'RFD'],
  CVG: ['CVG', 'LUK'],
  DFW: ['DFW', 'DAL'],
  DKR: ['DSS'],
  DTT: ['DTW', 'YIP', 'DET'],
  DXB: ['DXB', 'DWC'],
  HOU: ['IAH', 'HOU'],
  IEV: ['KBP', 'IEV'],
  IST: ['IST', 'SAW'],
  IZM: ['ADB'],
  JKT: ['CGK', 'HLP'],
  KUL: ['KUL', 'SZB'],
  LON: ['LHR', 'LGW', 'STN', 'LTN', 'LCY', 'SEN'],
  MEX: ['MEX', 'NLU'],
  MIL: ['MXP', 'LIN', 'BGY'],
  MOW: ['SVO', 'DME', 'VKO', 'ZIA'],
  NYC: ['JFK', 'LGA', 'EWR', 'SWF', 'HPN'],
  ORL: ['MCO', 'SFB'],
  OSA: ['KIX', 'ITM', 'UKB'],
  OSL: ['OSL', 'TRF'],
  PAR: ['CDG', 'ORY', 'BVA', 'LBG'],
  REK: ['KEF', 'RKV'],
  RIO: ['GIG', 'SDU'],
  ROM: ['FCO', 'CIA'],
  SAO: ['GRU', 'CGH', 'VCP'],
  SEL: ['ICN', 'GMP'],
  SHA: ['PVG', 'SHA'],
  SPK: ['CTS', 'OKD'],
  STO: ['ARN', 'BMA', 'NYO', 'VST'],
  TCI: ['TFS', 'TFN'],
  THR: ['IKA', 'THR'],
  TIP: ['MJI'],
  TPE: ['TPE', 'TSA'],
  TYO: ['NRT', 'HND'],
  VCE: ['VCE', 'TSF'],
  WAS: ['IAD', 'DCA'],
  YAO: ['NSI'],
  YMQ: ['YUL', 'YHU'],
  YTO: ['YYZ', 'YTZ'],
};

/** City code → name in English, French and Arabic. The others have their English name in all three until staff change it. */
export const cityNames = parse(`
  ABJ Abidjan|Abidjan|أبيدجان
  ABV Abuja|Abuja|أبوجا
  ACC Accra|Accra|أكرا
  ADD Addis Ababa|Addis-Abeba|أديس أبابا
  ADE Aden|Aden|عدن
  AGA Agadir|Agadir|أكادير
  ALA Almaty|Almaty|ألماتي
  ALG Algiers|Alger|الجزائر العاصمة
  ALP Aleppo|Alep|حلب
  AMM Amman|Amman|عمّان
  AMS Amsterdam|Amsterdam|أمستردام
  AQJ Aqaba|Aqaba|العقبة
  ASM Asmara|Asmara|أسمرة
  ASW Aswan|Assouan|أسوان
  ATH Athens|Athènes|أثينا
  ATL Atlanta|Atlanta|أتلانتا
  AUH Abu Dhabi|Abou Dabi|أبوظبي
  AYT Antalya|Antalya|أنطاليا
  AHB Abha|Abha|أبها
  BAH Manama|Manama|المنامة
  BCN Barcelona|Barcelone|برشلونة
  BEG Belgrade|Belgrade|بلغراد
  BER Berlin|Berlin|برلين
  BEY Beirut|Beyrouth|بيروت
  BGW Baghdad|Bagdad|بغداد
  BJS Beijing|Pékin|بكين
  BKK Bangkok|Bangkok|بانكوك
  BKO Bamako|Bamako|باماكو
  BLR Bengaluru|Bangalore|بنغالور
  BOG Bogotá|Bogota|بوغوتا
  BOM Mumbai|Mumbai|مومباي
  BOS Boston|Boston|بوسطن
  BRU Brussels|Bruxelles|بروكسل
  BSR Basra|Bassora|البصرة
  BTS Bratislava|Bratislava|براتيسلافا
  BUD Budapest|Budapest|بودابست
  BUE Buenos Aires|Buenos Aires|بوينس آيرس
  BUH Bucharest|Bucarest|بوخارست
  BZV Brazzaville|Brazzaville|برازافيل
  CAI Cairo|Le Caire|القاهرة
  CAN Guangzhou|Canton|غوانزو
  CAS Casablanca|Casablanca|الدار البيضاء
  CCU Kolkata|Calcutta|كلكتا
  CGN Cologne|Cologne|كولونيا
  CHI Chicago|Chicago|شيكاغو
  CKY Conakry|Conakry|كوناكري
  CMB Colombo|Colombo|كولومبو
  CPH Copenhagen|Copenhague|كوبنهاغن
  CPT Cape Town|Le Cap|كيب تاون
  CUN Cancún|Cancún|كانكون
  CVG Cincinnati|Cincinnati|سينسيناتي
  CZL Constantine|Constantine|قسنطينة
  DAC Dhaka|Dacca|دكا
  DAM Damascus|Damas|دمشق
  DAR Dar es Salaam|Dar es Salam|دار السلام
  DEL Delhi|Delhi|دلهي
  DEN Denver|Denver|دنفر
  DFW Dallas|Dallas|دالاس
  DJE Djerba|Djerba|جربة
  DKR Dakar|Dakar|داكار
  DMM Dammam|Dammam|الدمام
  DOH Doha|Doha|الدوحة
  DPS Denpasar|Denpasar|دنباسار
  DTT Detroit|Détroit|ديترويت
  DUB Dublin|Dublin|دبلن
  DUS Düsseldorf|Düsseldorf|دوسلدورف
  DXB Dubai|Dubaï|دبي
  EBB Entebbe|Entebbe|عنتيبي
  EBL Erbil|Erbil|أربيل
  EDI Edinburgh|Édimbourg|إدنبرة
  ANK Ankara|Ankara|أنقرة
  EVN Yerevan|Erevan|يريفان
  FIH Kinshasa|Kinshasa|كينشاسا
  FLR Florence|Florence|فلورنسا
  FNA Freetown|Freetown|فريتاون
  FRA Frankfurt|Francfort|فرانكفورت
  GVA Geneva|Genève|جنيف
  BAK Baku|Bakou|باكو
  HAM Hamburg|Hambourg|هامبورغ
  HAN Hanoi|Hanoï|هانوي
  HAV Havana|La Havane|هافانا
  HBE Alexandria|Alexandrie|الإسكندرية
  HEL Helsinki|Helsinki|هلسنكي
  HKG Hong Kong|Hong Kong|هونغ كونغ
  HOU Houston|Houston|هيوستن
  HRG Hurghada|Hurghada|الغردقة
  HYD Hyderabad|Hyderabad|حيدر آباد
  IEV Kyiv|Kiev|كييف
  ISB Islamabad|Islamabad|إسلام آباد
  IST Istanbul|Istanbul|إسطنبول
  IZM Izmir|Izmir|إزمير
  JED Jeddah|Djeddah|جدة
  JIB Djibouti|Djibouti|جيبوتي
  JKT Jakarta|Jakarta|جاكرتا
  JNB Johannesburg|Johannesbourg|جوهانسبرغ
  KBL Kabul|Kaboul|كابول
  KHI Karachi|Karachi|كراتشي
  KRK Kraków|Cracovie|كراكوف
  KRT Khartoum|Khartoum|الخرطوم
  KTM Kathmandu|Katmandou|كاتماندو
  KUL Kuala Lumpur|Kuala Lumpur|كوالالمبور
  KWI Kuwait City|Koweït|مدينة الكويت
  LAX Los Angeles|Los Angeles|لوس أنجلوس
  LBV Libreville|Libreville|ليبرفيل
  LCA Larnaca|Larnaca|لارنكا
  LED Saint Petersburg|Saint-Pétersbourg|سانت بطرسبرغ
  LFW Lomé|Lomé|لومي
  LHE Lahore|Lahore|لاهور
  LIM Lima|Lima|ليما
  LIS Lisbon|Lisbonne|لشبونة
  LJU Ljubljana|Ljubljana|ليوبليانا
  LON London|Londres|لندن
  LOS Lagos|Lagos|لاغوس
  LUX Luxembourg|Luxembourg|لوكسمبورغ
  LXR Luxor|Louxor|الأقصر
  LYS Lyon|Lyon|ليون
  MAD Madrid|Madrid|مدريد
  MAN Manchester|Manchester|مانشستر
  MCT Muscat|Mascate|مسقط
  MED Medina|Médine|المدينة المنورة
  MEL Melbourne|Melbourne|ملبورن
  MEX Mexico City|Mexico|مكسيكو سيتي
  MIA Miami|Miami|ميامي
  MIL Milan|Milan|ميلانو
  MIR Monastir|Monastir|المنستير
  MLA Malta|Malte|مالطا
  MLE Malé|Malé|ماليه
  MNL Manila|Manille|مانيلا
  MOW Moscow|Moscou|موسكو
  MRS Marseille|Marseille|مرسيليا
  MRU Mauritius|Maurice|موريشيوس
  MSQ Minsk|Minsk|مينسك
  MUC Munich|Munich|ميونخ
  NAP Naples|Naples|نابولي
  NBE Enfidha|Enfidha|النفيضة
  NBO Nairobi|Nairobi|نيروبي
  NCE Nice|Nice|نيس
  NDJ N'Djamena|N'Djaména|نجامينا
  NIM Niamey|Niamey|نيامي
  NJF Najaf|Nadjaf|النجف
  NKC Nouakchott|Nouakchott|نواكشوط
  NYC New York|New York|نيويورك
  ORN Oran|Oran|وهران
  OSA Osaka|Osaka|أوساكا
  OSL Oslo|Oslo|أوسلو
  OUA Ouagadougou|Ouagadougou|واغادوغو
  PAR Paris|Paris|باريس
  PNH Phnom Penh|Phnom Penh|بنوم بنه
  PRG Prague|Prague|براغ
  PRN Pristina|Pristina|بريشتينا
  RAK Marrakesh|Marrakech|مراكش
  RBA Rabat|Rabat|الرباط
  REK Reykjavík|Reykjavik|ريكيافيك
  RIO Rio de Janeiro|Rio de Janeiro|ريو دي جانيرو
  RIX Riga|Riga|ريغا
  ROM Rome|Rome|روما
  RUH Riyadh|Riyad|الرياض
  SAH Sanaa|Sanaa|صنعاء
  SAO São Paulo|São Paulo|ساو باولو
  SCL Santiago|Santiago|سانتياغو
  SEL Seoul|Séoul|سيول
  SEZ Mahé|Mahé|ماهي
  SFA Sfax|Sfax|صفاقس
  SFO San Francisco|San Francisco|سان فرانسيسكو
  SGN Ho Chi Minh City|Hô-Chi-Minh-Ville|مدينة هو تشي منه
  SHA Shanghai|Shanghai|شانغهاي
  SHJ Sharjah|Charjah|الشارقة
  SIN Singapore|Singapour|سنغافورة
  SKG Thessaloniki|Thessalonique|سالونيك
  SKP Skopje|Skopje|سكوبيه
  SLL Salalah|Salalah|صلالة
  SOF Sofia|Sofia|صوفيا
  SSH Sharm el-Sheikh|Charm el-Cheikh|شرم الشيخ
  STO Stockholm|Stockholm|ستوكهولم
  STR Stuttgart|Stuttgart|شتوتغارت
  SVQ Seville|Séville|إشبيلية
  SYD Sydney|Sydney|سيدني
  TAS Tashkent|Tachkent|طشقند
  TBS Tbilisi|Tbilissi|تبليسي
  THR Tehran|Téhéran|طهران
  TIA Tirana|Tirana|تيرانا
  TIP Tripoli|Tripoli|طرابلس
  TLL Tallinn|Tallinn|تالين
  TLS Toulouse|Toulouse|تولوز
  TLV Tel Aviv|Tel-Aviv|تل أبيب
  TNG Tangier|Tanger|طنجة
  TNR Antananarivo|Antananarivo|أنتاناناريفو
  TPE Taipei|Taipei|تايبيه
  TRN Turin|Turin|تورينو
  TUN Tunis|Tunis|تونس العاصمة
  TYO Tokyo|Tokyo|طوكيو
  VCE Venice|Venise|البندقية
  VIE Vienna|Vienne|فيينا
  VNO Vilnius|Vilnius|فيلنيوس
  WAS Washington|Washington|واشنطن
  WAW Warsaw|Varsovie|وارسو
  YAO Yaoundé|Yaoundé|ياوندي
  YMQ Montreal|Montréal|مونتريال
  YOW Ottawa|Ottawa|أوتاوا
  YTO Toronto|Toronto|تورونتو
  YVR Vancouver|Vancouver|فانكوفر
  ZAG Zagreb|Zagreb|زغرب
  ZNZ Zanzibar|Zanzibar|زنجبار
  ZRH Zurich|Zurich|زيورخ
`);

/** Names that aircodes gives with a note in them, or that of a neighboring place: city code → English name. */
export const englishNames = { BDL: 'Hartford', ORL: 'Orlando' };

/** Places that are not airports among those that the packages list with scheduled service. */
export const noAirport = /heliport|helipad|army|air force|naval|station\b|hovercraft|\bCFB\b/i;

function parse(lines) {
  const entries = lines
    .trim()
    .split('\n')
    .map((line) => {
      const [code, ...rest] = line.trim().split(' ');
      return [code, rest.join(' ').split('|')];
    });
  return Object.fromEntries(entries);
}
