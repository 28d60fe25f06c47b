import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Eye } from './Eye';
import styles from './PasswordInput.module.css';
import { TextInput, type TextInputProps } from './TextInput';

export interface PasswordInputProps extends Omit<TextInputProps, 'type' | 'suffix'> {
  autoComplete: 'current-password' | 'new-password';
}

/** A password input with a button to show it and a Caps Lock warning. Pasting and password managers work. */
export function PasswordInput({ 'aria-describedby': describedBy, ...props }: PasswordInputProps) {
  const { t } = useTranslation('auth');
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const hintId = useId();
  const watch = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <>
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
        onKeyDown={watch}
        onKeyUp={watch}
        onBlur={(event) => {
          setCapsLock(false);
          props.onBlur?.(event);
        }}
        aria-describedby={[describedBy, capsLock && hintId].filter(Boolean).join(' ') || undefined}
        suffix={
          <button
            type="button"
            className={styles.toggle}
            aria-label={shown ? t('password.hide') : t('password.show')}
            onClick={() => setShown(!shown)}
          >
            <Eye crossed={shown} />
          </button>
        }
      />
      <span id={hintId} className={styles.hint} role="status">
        {capsLock && t('password.capsLock')}
      </span>
    </>
  );
}
