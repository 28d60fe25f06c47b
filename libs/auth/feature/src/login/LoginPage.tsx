import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { SignedIn } from '@traveldesk/auth-contract';
import { preloadable } from '@traveldesk/shared-ui';
import {
  applyAccountLanguage,
  forgetLost,
  returnPathOf,
  storeSession,
  wasSessionLost,
} from '@traveldesk/shared-web';
import { useAuthLoginMutation } from '../auth.api';
import { AuthPage } from '../parts/AuthPage';
import { EmailInput } from '../parts/EmailInput';
import { Field } from '../parts/Field';
import { FormError } from '../parts/FormError';
import { PasswordInput } from '../parts/PasswordInput';
import { useSubmit } from '../parts/useSubmit';
import '../texts';
import styles from './LoginPage.module.css';
import { useCredentials } from './useCredentials';

// Lazy, because only users with a second factor need it and the sign-in page must load fast.
const { Component: CodeStep } = preloadable(async () => (await import('./CodeStep')).CodeStep);

/** Signs in and returns to the requested page (SECURITY 47: of this origin only). */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const [login] = useAuthLoginMutation();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const known = (state as { email?: string } | null)?.email;
  const missing = { email: t('email.required'), password: t('password.required') };
  const { form, errors, bind, submit } = useCredentials(known, missing);

  const [challenge, setChallenge] = useState<string | null>(null);
  const [ended] = useState(wasSessionLost);

  const enter = async (data: SignedIn['data']) => {
    storeSession(data);
    forgetLost();
    await applyAccountLanguage(data.language);
    const first = data.user.password_changed
      ? data.second_factor_missing && '/second-factor'
      : '/change-password';
    await navigate(first ? first + search : returnPathOf(search), { replace: true });
  };
  const { onFinish, busy, error } = useSubmit(form, async (credentials) => {
    const { data } = await login(credentials).unwrap();
    if ('challenge' in data) setChallenge(data.challenge);
    else await enter(data);
  });

  if (challenge) {
    return (
      <Suspense>
        <CodeStep challenge={challenge} onSignedIn={enter} onBack={() => setChallenge(null)} />
      </Suspense>
    );
  }

  return (
    <AuthPage title={t('login.title')} intro={t(ended ? 'login.ended' : 'login.intro')}>
      <FormError message={error} />
      <form noValidate onSubmit={submit(onFinish)}>
        <Field name="email" label={t('email.label')} error={errors.email}>
          {(field) => (
            // eslint-disable-next-line jsx-a11y/no-autofocus -- signing in is all there is to do on this page
            <EmailInput {...field} {...bind('email')} autoFocus={!known} />
          )}
        </Field>
        <Field name="password" label={t('password.label')} error={errors.password}>
          {(field) => (
            <PasswordInput
              {...field}
              {...bind('password')}
              autoComplete="current-password"
              // eslint-disable-next-line jsx-a11y/no-autofocus -- signing in is all there is to do on this page
              autoFocus={Boolean(known)}
            />
          )}
        </Field>
        <Link to="/reset-password" className={styles.forgot}>
          {t('login.forgot')}
        </Link>
        <Button type="primary" htmlType="submit" size="large" block loading={busy}>
          {t('login.submit')}
        </Button>
      </form>
    </AuthPage>
  );
}

export { LoginPage as Component };
