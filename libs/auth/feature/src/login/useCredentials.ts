import { useRef, useState, type FormEvent } from 'react';
import type { Credentials } from '@traveldesk/auth-contract';
import { useStillSaid } from '@traveldesk/shared-web';
import type { SubmittedForm } from '../parts/useSubmit';

type Name = keyof Credentials;
type Errors = Partial<Record<Name, string>>;

/**
 * The values and errors of the sign-in form. Typing clears a field's error; a change of language translates missing-field errors and drops
 * the API's.
 */
export function useCredentials(known: string | undefined, missing: Record<Name, string>) {
  const [values, setValues] = useState<Credentials>({ email: known ?? '', password: '' });
  const [refused, setRefused] = useState<Errors>({});
  const [empty, setEmpty] = useState<readonly Name[]>([]);
  const said = useStillSaid(refused);
  const inputs = useRef<Partial<Record<Name, HTMLInputElement | null>>>({});

  const form: SubmittedForm<Credentials> = {
    setFields: (fields) =>
      setRefused(Object.fromEntries(fields.map(({ name, errors }) => [String(name), errors?.[0]]))),
    getFieldInstance: (name) => inputs.current[String(name) as Name],
  };
  const bind = (name: Name) => ({
    value: values[name],
    ref: (input: HTMLInputElement | null) => {
      inputs.current[name] = input;
    },
    onChange: ({ target }: { target: { value: string } }) => {
      setValues({ ...values, [name]: target.value });
      setRefused({ ...refused, [name]: undefined });
      setEmpty(empty.filter((one) => one !== name));
    },
  });
  /** Sends the credentials, or shows which are missing and focuses the first. */
  const submit = (send: (values: Credentials) => Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    const blank = (Object.keys(missing) as Name[]).filter((name) => values[name].trim() === '');
    setRefused({});
    setEmpty(blank);
    const [first] = blank;
    if (first) inputs.current[first]?.focus();
    else void send(values);
  };
  const errors: Errors = { ...said, ...Object.fromEntries(empty.map((name) => [name, missing[name]])) };
  return { form, errors, bind, submit };
}
