import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currencyExponent, readAmount } from '@traveldesk/shared-contract';
import { useFormat } from '@traveldesk/shared-web';
import { Amount } from '../text/Amount';
import styles from './DecimalInput.module.css';

interface DecimalInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  /** A decimal string, or typed text that is not a decimal. */
  value?: string | null;
  onChange?: (decimal: string) => void;
  /** The currency of an amount. Without it the field takes a plain figure, such as a percentage or a rate. */
  currency?: string | null | undefined;
}

/**
 * An amount or a number, typed with the separators of any language (`readAmount`). Shows the typed text while focused, reports the parsed
 * value on each key, and formats it on blur. Amounts in currencies with three decimals also appear below.
 */
export function DecimalInput({ value, onChange, onBlur, currency, ...input }: DecimalInputProps) {
  const { t } = useTranslation('common');
  const [typed, setTyped] = useState<string | null>(null);
  const format = useFormat();
  const text = value ?? '';
  const inLanguage = format.typed(text);
  // The shown text must parse to the same amount; without a currency `1,082` would be refused.
  const shown = readAmount(inLanguage, currency ?? undefined) === text ? inLanguage : text;
  const read = currency && currencyExponent(currency) === 3 && /^\d+\.\d+$/.test(text);
  return (
    <>
      <Input
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        {...input}
        value={typed ?? shown}
        onChange={({ target }) => {
          setTyped(target.value);
          onChange?.(readAmount(target.value, currency ?? undefined));
        }}
        onBlur={(event) => {
          setTyped(null);
          onBlur?.(event);
        }}
      />
      {read && (
        <span className={styles.read} role="status">
          {t('form.amountRead')} <Amount money={{ amount: text, currency }} />
        </span>
      )}
    </>
  );
}
