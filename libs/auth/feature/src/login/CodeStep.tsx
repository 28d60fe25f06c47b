import { Button } from 'antd';
import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SignedIn } from '@traveldesk/auth-contract';
import { useStillSaid } from '@traveldesk/shared-web';
import { AuthPage } from '../parts/AuthPage';
import { CodeInput } from '../parts/CodeInput';
import { Field } from '../parts/Field';
import { FormError } from '../parts/FormError';
import { useSubmit, type SubmittedForm } from '../parts/useSubmit';
import { useAuthSignInWithCodeMutation } from '../second-factor/second-factor.api';
import '../second-factor/texts';

export interface CodeStepProps {
  /** The first step's answer, kept only in this page's memory. */
  challenge: string;
  onSignedIn: (signedIn: SignedIn['data']) => Promise<void>;
  onBack: () => void;
}

/** The second step of a sign-in: a code of the authenticator app, or a recovery code if the phone is lost. */
export function CodeStep({ challenge, onSignedIn, onBack }: CodeStepProps) {
  const { t } = useTranslation('secondFactor');
  const [signIn] = useAuthSignInWithCodeMutation();
  const [recovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const said = useStillSaid(refusal);
  const input = useRef<HTMLInputElement>(null);
  const form: SubmittedForm<{ code: string }> = {
    setFields: ([refused]) => setRefusal(refused?.errors?.[0]),
    getFieldInstance: () => input.current,
  };
  const {
    onFinish,
    busy,
    error,
    code: problem,
  } = useSubmit(form, async (typed) => {
    const { data } = await signIn({ challenge, ...typed }).unwrap();
    await onSignedIn(data);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim()) return void onFinish({ code });
    setRefusal(t('code.required'));
    input.current?.focus();
  };
  const change = (typed: string) => {
    setCode(typed);
    setRefusal(undefined);
  };
  const over = problem === 'challenge_unusable';
  return (
    <AuthPage title={t('code.title')} intro={recovery ? t('code.recoveryIntro') : t('code.intro')}>
      <FormError message={error} />
      {!over && (
        <form noValidate onSubmit={submit}>
          <Field name="code" label={recovery ? t('code.recoveryLabel') : t('code.label')} error={said}>
            {(field) => (
              <CodeInput
                {...field}
                key={String(recovery)}
                ref={input}
                recovery={recovery}
                value={code}
                onChange={({ target }) => change(target.value)}
                // eslint-disable-next-line jsx-a11y/no-autofocus -- the code is all there is to do on this page
                autoFocus
              />
            )}
          </Field>
          <Button type="primary" htmlType="submit" size="large" block loading={busy}>
            {t('code.submit')}
          </Button>
          <Button
            type="text"
            block
            onClick={() => {
              setRecovery(!recovery);
              change('');
            }}
          >
            {recovery ? t('code.useApp') : t('code.useRecovery')}
          </Button>
        </form>
      )}
      <Button type={over ? 'primary' : 'text'} block onClick={onBack}>
        {t('code.back')}
      </Button>
    </AuthPage>
  );
}
