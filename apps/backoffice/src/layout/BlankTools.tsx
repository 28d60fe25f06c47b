import { useTranslation } from 'react-i18next';
import { languages } from '@traveldesk/shared-contract';
import { languageNames, useLanguage, usePreferences } from '@traveldesk/shared-web';
import { SchemeIcon } from './SchemeIcon';
import styles from './BlankTools.module.css';

const short = { en: 'EN', fr: 'FR', ar: 'ع' } as const;

/** Language and theme for visitors. Plain buttons keep the sign-in page small. */
export function BlankTools() {
  const { t } = useTranslation('common');
  const { language, setLanguage } = useLanguage();
  const { scheme, setPreferences } = usePreferences();
  const other = scheme === 'dark' ? 'light' : 'dark';
  return (
    <div className={styles.tools}>
      <div role="group" aria-label={t('shell.language')} className={styles.languages}>
        {languages.map((one) => (
          <button
            key={one}
            type="button"
            lang={one}
            aria-label={`${short[one]}: ${languageNames[one]}`}
            aria-pressed={one === language}
            onClick={() => void setLanguage(one)}
          >
            {short[one]}
          </button>
        ))}
      </div>
      <button
        type="button"
        className={styles.theme}
        aria-label={t(`shell.to.${other}`)}
        onClick={() => setPreferences({ theme: other })}
      >
        <SchemeIcon scheme={other} />
      </button>
    </div>
  );
}
