import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { NewSecondFactor } from '@traveldesk/auth-contract';
import { AuthPage } from '../parts/AuthPage';
import { ConfirmFactor } from './ConfirmFactor';
import { useAuthBeginSecondFactorMutation } from './second-factor.api';

export interface SetUpFactorProps {
  /** Nothing else can be done before. */
  forced: boolean;
  onCodes: (codes: readonly string[]) => void;
  /** The way out, below each step. */
  leave: ReactNode;
}

/** What a second factor is and, once asked for, the key to set one up with. */
export function SetUpFactor({ forced, onCodes, leave }: SetUpFactorProps) {
  const { t } = useTranslation('secondFactor');
  const [begin, { isLoading }] = useAuthBeginSecondFactorMutation();
  const [made, setMade] = useState<NewSecondFactor['data'] | null>(null);
  const start = async () => {
    const answer = await begin();
    if (answer.data) setMade(answer.data.data);
  };
  if (made) return <ConfirmFactor made={made} onCodes={onCodes} leave={leave} />;
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
