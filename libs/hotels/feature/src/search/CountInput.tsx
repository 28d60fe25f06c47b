import { Input, type InputProps } from 'antd';
import { useState } from 'react';
import { codeText } from '@traveldesk/shared-contract';

export interface CountInputProps extends Omit<InputProps, 'value' | 'onChange'> {
  value: number | null;
  /** Null for an empty field. */
  onChange: (count: number | null) => void;
}

/** A number of up to three digits, typed in any script. Shows what is typed until the field is left. */
export function CountInput({ value, onChange, onBlur, ...input }: CountInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      maxLength={3}
      {...input}
      value={typed ?? value ?? ''}
      onChange={({ target }) => {
        const digits = codeText(target.value).replace(/\D/g, '');
        setTyped(digits);
        onChange(digits === '' ? null : Number(digits));
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
