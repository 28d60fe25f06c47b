import { TextInput, type TextInputProps } from './TextInput';

export interface CodeInputProps extends Omit<TextInputProps, 'type' | 'autoComplete' | 'dir'> {
  /** A recovery code: letters too, and nothing that a phone could fill in. */
  recovery?: boolean;
}

/** A code of an authenticator app, which phones and password managers offer to fill in; or a recovery code. */
export function CodeInput({ recovery = false, ...props }: CodeInputProps) {
  return (
    <TextInput
      {...props}
      dir="ltr"
      autoComplete={recovery ? 'off' : 'one-time-code'}
      inputMode={recovery ? 'text' : 'numeric'}
      spellCheck={false}
      autoCapitalize="off"
      maxLength={60}
    />
  );
}
