import { TextInput, type TextInputProps } from './TextInput';

/** An e-mail address, which reads left to right in an Arabic form too. */
export function EmailInput(props: Omit<TextInputProps, 'type' | 'autoComplete'>) {
  return <TextInput {...props} type="email" autoComplete="username" />;
}
