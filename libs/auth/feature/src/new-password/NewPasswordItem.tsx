import { Form } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  containsOwnWord,
  passwordLength,
  passwordMaxLength,
  passwordMinLength,
  type PasswordOwner,
} from '@traveldesk/auth-contract';
import { PasswordInput } from '../parts/PasswordInput';
import { StrengthMeter } from './StrengthMeter';
import { useStrength } from './useStrength';

export interface NewPasswordItemProps {
  name: 'password' | 'new_password';
  /** The password's owner, as far as known to the page. */
  owner: PasswordOwner;
}

/** A new password's field: shows the rule before and the strength during typing; the API decides. */
export function NewPasswordItem({ name, owner }: NewPasswordItemProps) {
  const { t } = useTranslation('auth');
  const password = Form.useWatch<string | undefined>(name) ?? '';
  const judged = useStrength(password, owner);
  const refusalOf = (typed: string): string | null => {
    if (!typed) return t('newPassword.required');
    if (passwordLength(typed) < passwordMinLength)
      return t('newPassword.tooShort', { min: passwordMinLength });
    return containsOwnWord(typed, owner) ? t('newPassword.ownWords') : null;
  };
  const validator = async (_: unknown, typed = '') => {
    const refusal = refusalOf(typed);
    if (refusal) throw new Error(refusal);
  };
  return (
    <Form.Item
      name={name}
      label={t('newPassword.label')}
      rules={[{ validator }]}
      extra={
        <>
          {t('newPassword.hint', { min: passwordMinLength })}
          <StrengthMeter judged={judged} />
        </>
      }
    >
      <PasswordInput autoComplete="new-password" maxLength={passwordMaxLength} />
    </Form.Item>
  );
}
