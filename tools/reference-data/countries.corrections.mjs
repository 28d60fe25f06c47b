// Facts that the packages omit, or name differently from the trade. Each group gives the reason.

/**
 * Territories without permanent inhabitants, and so without their own numbering in libphonenumber: the country code of their stations,
 * which is that of the administering country (for Antarctica, of the Australian stations).
 */
export const phoneCodesByUse = {
  AQ: '672',
  BV: '47',
  GS: '500',
  HM: '672',
  PN: '64',
  TF: '262',
  UM: '1',
};

/** Names that i18n-iso-countries gives in catalog order, without accents, or as they were before a change. */
export const names = {
  en: {
    BN: 'Brunei',
    CI: "Côte d'Ivoire",
    FK: 'Falkland Islands',
    FM: 'Micronesia',
    LA: 'Laos',
    MD: 'Moldova',
    PS: 'Palestine',
    RE: 'Réunion',
    ST: 'São Tomé and Príncipe',
    SX: 'Sint Maarten',
    SY: 'Syria',
    VA: 'Vatican City',
    VG: 'British Virgin Islands',
    VI: 'U.S. Virgin Islands',
  },
  fr: {
    AE: 'Émirats arabes unis',
    AX: 'Îles Åland',
    BN: 'Brunei',
    CF: 'République centrafricaine',
    CI: "Côte d'Ivoire",
    CZ: 'Tchéquie',
    DO: 'République dominicaine',
    IO: "Territoire britannique de l'océan Indien",
    NU: 'Niue',
    RE: 'La Réunion',
    SA: 'Arabie saoudite',
    SJ: 'Svalbard et Jan Mayen',
    SZ: 'Eswatini',
    TZ: 'Tanzanie',
    US: 'États-Unis',
    VA: 'Vatican',
    VG: 'Îles Vierges britanniques',
    VI: 'Îles Vierges américaines',
  },
  ar: {
    BS: 'جزر البهاما',
    BY: 'بيلاروسيا',
    CZ: 'التشيك',
    FM: 'ميكرونيزيا',
    GL: 'غرينلاند',
    JE: 'جيرسي',
    MM: 'ميانمار',
    PF: 'بولينيزيا الفرنسية',
    SZ: 'إسواتيني',
    TF: 'الأقاليم الجنوبية الفرنسية',
    UM: 'جزر الولايات المتحدة النائية',
  },
};
