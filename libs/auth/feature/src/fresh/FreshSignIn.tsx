import { Button, Form, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FreshSignIn as Proof } from '@traveldesk/auth-contract';
import { useFocusBack } from '@traveldesk/shared-ui';
import { fieldErrors, useSession } from '@traveldesk/shared-web';
import { AuthForm } from '../parts/AuthForm';
import { CodeInput } from '../parts/CodeInput';
import { PasswordInput } from '../parts/PasswordInput';
import { useSubmit } from '../parts/useSubmit';
import { useAuthConfirmIdentityMutation, useAuthSecondFactorQuery } from '../second-factor/second-factor.api';
import '../second-factor/texts';
import '../texts';

/** Above every other dialog, because a dialog may have made the call. */
const zIndex = 2500;
const maxWidth = 420;

export interface FreshSignInProps {
  onDone: (confirmed: boolean) => void;
}

/** Asks for the password, and for a code if there is a second factor (SECURITY 29). */
export function FreshSignIn({ onDone }: FreshSignInProps) {
  const { t } = useTranslation(['secondFactor', 'auth']);
  const { user } = useSession();
  const factor = useAuthSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [codeAsked, setCodeAsked] = useState(false);
  const focusBack = useFocusBack();
  // The dialog is closed by unmounting it.
  useEffect(() => focusBack, [focusBack]);
  const [form] = Form.useForm<Proof>();
  const [confirm] = useAuthConfirmIdentityMutation();
  const { onFinish, busy, error } = useSubmit(form, async (values) => {
    try {
      await confirm(values).unwrap();
    } catch (refusal) {
      setCodeAsked(fieldErrors(refusal).some(({ name }) => name[0] === 'code'));
      throw refusal;
    }
    onDone(true);
  });
  return (
    <Modal
      open
      centered
      zIndex={zIndex}
      width={`min(${maxWidth}px, calc(100vw - 32px))`}
      title={t('fresh.title')}
      footer={null}
      mask={{ closable: false }}
      onCancel={() => onDone(false)}
    >
      <p>{t('fresh.intro')}</p>
      <AuthForm
        form={form}
        onFinish={onFinish}
        busy={busy}
        error={error}
        submit={t('fresh.submit')}
        footer={
          <Button type="text" block onClick={() => onDone(false)}>
            {t('fresh.cancel')}
          </Button>
        }
      >
        {/* Names the password's owner for password managers. */}
        <input type="text" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <Form.Item
          name="password"
          label={t('auth:password.label')}
          rules={[{ required: true, message: t('auth:password.required') }]}
        >
          {/* eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog asks for nothing else */}
          <PasswordInput autoComplete="current-password" autoFocus />
        </Form.Item>
        {(factor.data?.on || codeAsked) && (
          <Form.Item
            name="code"
            label={t('fresh.code')}
            extra={t('fresh.codeHint')}
            rules={[{ required: true, message: t('code.required') }]}
          >
            <CodeInput />
          </Form.Item>
        )}
      </AuthForm>
    </Modal>
  );
}

export { FreshSignIn as Component };
