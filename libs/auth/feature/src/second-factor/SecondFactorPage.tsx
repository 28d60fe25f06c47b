import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { NewSecondFactor } from '@traveldesk/auth-contract';
import { ErrorState } from '@traveldesk/shared-ui';
import { returnPathOf, signOut } from '@traveldesk/shared-web';
import { AuthPage } from '../parts/AuthPage';
import { ConfirmFactor } from './ConfirmFactor';
import { ManageFactor } from './ManageFactor';
import { RecoveryCodes } from './RecoveryCodes';
import { useAuthSecondFactorQuery } from './second-factor.api';
import { SetUpFactor } from './SetUpFactor';
import './texts';

interface Begun {
  made: NewSecondFactor['data'];
  /** Whether the factor was required when the set-up began. */
  forced: boolean;
}

/**
 * Sets up, moves or removes the user's second factor. If one is required, the first refused call leads here, and the only alternative is to
 * sign out.
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
  // A begun step stays until it is done or left; otherwise the factor's state decides, whose refetch may arrive before the answer to the
  // change.
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [begun, setBegun] = useState<Begun | null>(null);
  const [replacing, setReplacing] = useState(false);
  const navigate = useNavigate();
  const { search } = useLocation();
  const onwards = () => void navigate(returnPathOf(search, '/second-factor'), { replace: true });

  if (codes) return <RecoveryCodes codes={codes} onDone={onwards} />;
  const leave = () => {
    setBegun(null);
    return replacing ? setReplacing(false) : onwards();
  };
  const wayOut = (forced: boolean) => (
    <Button type="text" block onClick={() => (forced ? signOut() : leave())}>
      {forced ? t('setUp.signOut') : t('setUp.cancel')}
    </Button>
  );
  if (begun) return <ConfirmFactor made={begun.made} onCodes={setCodes} leave={wayOut(begun.forced)} />;
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
  return (
    <SetUpFactor forced={forced} onBegun={(made) => setBegun({ made, forced })} leave={wayOut(forced)} />
  );
}

export { SecondFactorPage as Component };
