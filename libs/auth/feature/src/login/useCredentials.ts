import { useRef, useState, type FormEvent } from 'react';
import type { Credentials } from '@traveldesk/auth-contract';
import type { SubmittedForm } from '../parts/useSubmit';

type Name = keyof Credentials;
type Errors = Partial<Record<Name, string>>;

/** The two fields of the sign-in form: what is typed, and what is wrong with it. An error goes as one types. */
export function useCredentials(known: string | undefined, missing: Record<Name, string>) {
  const [values, setValues] = useState<Credentials>({ email: known ?? '', password: '' });
  const [errors, setErrors] = useState<Errors>({});
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  const form: SubmittedForm<Credentials> = {
    setFields: (refused) =>
      setErrors(Object.fromEntries(refused.map(({ name, errors }) => [String(name), errors?.[0]]))),
    getFieldInstance: (name) => inputs.current[String(name) as Name],
  };
  const bind = (name: Name) => ({
    value: values[name],
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  /** Hands the credentials on, or says what is missing and goes there. */
  const submit = (send: (values: Credentials) => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    const empty = (Object.keys(missing) as Name[]).filter((name) => values[name].trim() === '');
    setErrors(Object.fromEntries(empty.map((name) => [name, missing[name]])));
    const [first] = empty;
    if (first) inputs.current[first]?.focus();
    else void send(values);
  };
  return { form, errors, bind, submit };
}
