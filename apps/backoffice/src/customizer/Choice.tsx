import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { preferenceOptions, usePreferences, type PreferenceName } from '@traveldesk/shared-web';
import styles from './Choice.module.css';
import './texts';

export type ChosenByWord = Exclude<PreferenceName, 'primary'>;

/** One preference's options as native radio buttons, side by side. */
export function Choice({ name }: { name: ChosenByWord }) {
  const { t } = useTranslation('customizer');
  const { preferences, setPreferences } = usePreferences();
  const id = useId();
  const text = t as (key: string) => string;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{text(`${name}.title`)}</legend>
      <div className={styles.options}>
        {preferenceOptions[name].map((option) => (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={id + name}
              value={option}
              checked={preferences[name] === option}
              onChange={() => setPreferences({ [name]: option })}
            />
            <span>{text(`${name}.${option}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
