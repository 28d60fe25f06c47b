import { Button } from 'antd';
import { type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewSecondFactor } from '@traveldesk/auth-contract';
import { AuthPage } from '../parts/AuthPage';
import { useAuthBeginSecondFactorMutation } from './second-factor.api';

export interface SetUpFactorProps {
  /** Whether the factor is required. */
  forced: boolean;
  /** Called with the key to set up. */
  onBegun: (made: NewSecondFactor['data']) => void;
  /** The exit link below each step. */
  leave: ReactNode;
}

/** Explains the second factor before its set-up. */
export function SetUpFactor({ forced, onBegun, leave }: SetUpFactorProps) {
  const { t } = useTranslation('secondFactor');
  const [begin, { isLoading }] = useAuthBeginSecondFactorMutation();
  const start = async () => {
    const answer = await begin();
    if (answer.data) onBegun(answer.data.data);
  };
  return (
    <AuthPage title={t('setUp.title')} intro={forced ? t('setUp.forced') : t('setUp.intro')}>
      <p>{t('setUp.need')}</p>
      <Button type="primary" size="large" block loading={isLoading} onClick={() => void start()}>
        {t('setUp.begin')}
      </Button>
      {leave}
    </AuthPage>
  );
}
