import { Button, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isApiError } from '@traveldesk/shared-web';
import { useAuthInvitationQuery } from '../auth.api';
import { AuthPage } from '../parts/AuthPage';
import { useLinkToken } from '../parts/useLinkToken';
import '../texts';
import { InvitationForm } from './InvitationForm';

/** The page of an invitation link: the invited person sets name, language and password (DESIGN 3). */
export function UserFormPage() {
  const token = useLinkToken();
  return token ? <OpenInvitation token={token} /> : <UnusableInvitation />;
}

function OpenInvitation({ token }: { token: string }) {
  const { t } = useTranslation('auth');
  const { data: invitation, error, isFetching, refetch } = useAuthInvitationQuery(token);
  if (invitation) return <InvitationForm token={token} invitation={invitation} />;
  if (isFetching) {
    return (
      <AuthPage title={t('userForm.title')} intro={t('userForm.loading')}>
        <Skeleton active paragraph={{ rows: 6 }} title={false} />
      </AuthPage>
    );
  }
  if (isApiError(error) && (error.status === 404 || error.status === 400)) return <UnusableInvitation />;
  return (
    <AuthPage title={t('userForm.failedTitle')} intro={isApiError(error) ? error.message : undefined}>
      <Button onClick={() => void refetch()}>{t('userForm.retry')}</Button>
    </AuthPage>
  );
}

/** An invited person gets a new link by requesting a password reset. */
function UnusableInvitation() {
  const { t } = useTranslation('auth');
  return (
    <AuthPage title={t('userForm.unusableTitle')} intro={t('userForm.unusable')}>
      <Link to="/reset-password">{t('userForm.newLink')}</Link>
    </AuthPage>
  );
}

export { UserFormPage as Component };
