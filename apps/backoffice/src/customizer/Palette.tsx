import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { preferenceOptions, usePreferences } from '@traveldesk/shared-web';
import choice from './Choice.module.css';
import styles from './Palette.module.css';
import './texts';

/** The choice of the primary color. */
export function Palette() {
  const { t } = useTranslation('customizer');
  const { preferences, setPreferences } = usePreferences();
  const name = useId();
  return (
    <fieldset className={choice.choice}>
      <legend className={choice.legend}>{t('primary.title')}</legend>
      <div className={styles.colours}>
        {preferenceOptions.primary.map((colour) => (
          <label
            key={colour}
            className={styles.colour}
            style={{ '--colour': `#${colour}` } as React.CSSProperties}
          >
            <input
              type="radio"
              name={name}
              value={colour}
              aria-label={t(`primary.${colour}`)}
              checked={preferences.primary === colour}
              onChange={() => setPreferences({ primary: colour })}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
