import { TextInput, type TextInputProps } from './TextInput';

export interface CodeInputProps extends Omit<TextInputProps, 'type' | 'autoComplete' | 'dir'> {
  /** Whether the code is a recovery code: with letters, and without autofill. */
  recovery?: boolean;
}

/** Input of an authenticator app's code, which phones and password managers can fill in, or of a recovery code. */
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
