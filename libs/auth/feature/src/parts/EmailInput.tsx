import { TextInput, type TextInputProps } from './TextInput';

/** Input of an email address. */
export function EmailInput(props: Omit<TextInputProps, 'type' | 'autoComplete'>) {
  return <TextInput {...props} type="email" autoComplete="username" />;
}
