import type { ConfigProviderProps } from 'antd';
import { useEffect, useState } from 'react';
import type { Language } from '@traveldesk/shared-contract';

type Locale = NonNullable<ConfigProviderProps['locale']>;

/**
 * antd falls back to English texts. There is always a locale, because a ConfigProvider that gets its first one later remounts everything
 * below it and loses unsaved input.
 */
const english: Locale = { locale: 'en' };

/** Sunday first. antd's Arabic day names are too wide for the columns of a calendar. */
const arabicWeek = ['ح', 'ن', 'ث', 'ر', 'خ', 'ج', 'س'];

function withShortWeek(locale: Locale): Locale {
  const { Calendar } = locale;
  if (!Calendar) return locale;
  return {
    ...locale,
    Calendar: { ...Calendar, lang: { ...Calendar.lang, shortWeekDays: arabicWeek } },
  };
}

/** antd's own texts; English is built in, the others load on demand. */
const loaders: Record<Exclude<Language, 'en'>, () => Promise<{ default: Locale }>> = {
  fr: () => import('antd/es/locale/fr_FR'),
  ar: () => import('antd/es/locale/ar_EG'),
};

export function useAntdLocale(language: Language): Locale {
  const [loaded, setLoaded] = useState<{ language: Language; locale: Locale }>();
  useEffect(() => {
    if (language === 'en') return;
    let wanted = true;
    loaders[language]().then(
      ({ default: locale }) => {
        if (wanted) setLoaded({ language, locale: language === 'ar' ? withShortWeek(locale) : locale });
      },
      // If loading fails, antd's few texts stay English.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [language]);
  return loaded?.language === language ? loaded.locale : english;
}
