import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorState } from '@traveldesk/shared-ui';
import { returnPathOf, signOut } from '@traveldesk/shared-web';
import { AuthPage } from '../parts/AuthPage';
import { ManageFactor } from './ManageFactor';
import { RecoveryCodes } from './RecoveryCodes';
import { useAuthSecondFactorQuery } from './second-factor.api';
import { SetUpFactor } from './SetUpFactor';
import './texts';

/**
 * One's own second factor: set up, moved to another device, turned off. Who must have one is led here by the first call
 * that is refused for want of it, and the only other way is to log out.
 */
export function SecondFactorPage() {
  const { t } = useTranslation('secondFactor');
  const {
    data: factor,
    error,
    refetch,
  } = useAuthSecondFactorQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [replacing, setReplacing] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const onwards = () => void navigate(returnPathOf(search), { replace: true });

  if (codes) return <RecoveryCodes codes={codes} onDone={onwards} />;
  if (!factor) {
    return (
      <AuthPage title={t('title')}>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        )}
      </AuthPage>
    );
  }
  if (factor.on && !replacing) {
    return (
      <ManageFactor
        factor={factor}
        onCodes={setCodes}
        onReplace={() => setReplacing(true)}
        onLeave={onwards}
      />
    );
  }
  const forced = factor.required && !factor.on;
  const leave = () => (replacing ? setReplacing(false) : onwards());
  return (
    <SetUpFactor
      forced={forced}
      onCodes={setCodes}
      leave={
        <Button type="text" block onClick={() => (forced ? signOut() : leave())}>
          {forced ? t('setUp.signOut') : t('setUp.cancel')}
        </Button>
      }
    />
  );
}

export { SecondFactorPage as Component };
