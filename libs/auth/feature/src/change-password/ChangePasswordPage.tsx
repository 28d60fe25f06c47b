import { Button, Form } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PasswordChange } from '@traveldesk/auth-contract';
import { returnPathOf, signOut, storeUser, useSession } from '@traveldesk/shared-web';
import { useAuthUpdatePasswordMutation } from '../auth.api';
import { NewPasswordItem } from '../new-password/NewPasswordItem';
import { AuthPage } from '../parts/AuthPage';
import { AuthForm } from '../parts/AuthForm';
import { PasswordInput } from '../parts/PasswordInput';
import { useSubmit } from '../parts/useSubmit';
import '../texts';
import styles from './ChangePasswordPage.module.css';

/**
 * Changes the user's own password. A 409 from any call leads here too (SPECIFICATION 8): the page then explains why, and the only
 * alternative is to sign out.
 */
export function ChangePasswordPage() {
  const { t } = useTranslation('auth');
  const { user } = useSession();
  const forced = user?.password_changed === false;
  const [form] = Form.useForm<PasswordChange>();
  const [update] = useAuthUpdatePasswordMutation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const onwards = () => navigate(returnPathOf(search, '/change-password'), { replace: true });

  const { onFinish, busy, error } = useSubmit(form, async (values) => {
    const { data } = await update(values).unwrap();
    storeUser(data);
    await onwards();
  });

  return (
    <AuthPage
      title={forced ? t('change.forcedTitle') : t('change.title')}
      intro={forced ? t('change.forced') : t('change.intro')}
    >
      <AuthForm
        form={form}
        onFinish={onFinish}
        busy={busy}
        error={error}
        submit={t('change.submit')}
        footer={
          <Button
            type="text"
            block
            className={styles.other}
            onClick={() => (forced ? signOut() : void onwards())}
          >
            {forced ? t('change.signOut') : t('change.cancel')}
          </Button>
        }
      >
        {/* Names the password's owner for password managers. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Form.Item
          name="current_password"
          label={t('change.current')}
          rules={[{ required: true, message: t('change.currentRequired') }]}
        >
          <PasswordInput autoComplete="current-password" />
        </Form.Item>
        <NewPasswordItem name="new_password" owner={user ?? {}} />
      </AuthForm>
    </AuthPage>
  );
}

export { ChangePasswordPage as Component };
