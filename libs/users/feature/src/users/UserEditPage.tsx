import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router-dom';
import { FormPage, useRecordAtOpen } from '@traveldesk/shared-ui';
import { useSession } from '@traveldesk/shared-web';
import { userInputSchema, userPaths } from '@traveldesk/users-contract';
import '../texts';
import { comparedFields, userInputOf } from './user.fields';
import { UserActions } from './UserActions';
import { UserForm } from './UserForm';
import { UserHistory, UserLogs } from './user.trail';
import { UserStatusTag } from './UserStatusTag';
import { useLazyUsersUserQuery, useUsersUpdateUserMutation, useUsersUserQuery } from './users.api';

export function UserEditPage() {
  const { t } = useTranslation(['users', 'common']);
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const session = useSession();
  const user = useUsersUserQuery(id, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(user);
  const [readAgain, { data: newest }] = useLazyUsersUserQuery();
  const [update] = useUsersUpdateUserMutation();
  const [acted, setActed] = useState<number>();
  const own = session.user?.id === id;
  return (
    <FormPage
      title={t('users.edit', { name: opened?.name ?? search.get('name') ?? '' })}
      back="/users"
      backLabel={t('users.title')}
      initialValues={opened && userInputOf(opened)}
      version={acted ?? opened?.version}
      loadError={user.error}
      onRetry={() => void user.refetch()}
      onSubmit={(values, version) => update({ id, version, user: userInputSchema.parse(values) }).unwrap()}
      stale={{
        load: async () => {
          const read = await readAgain(id).unwrap();
          return { values: userInputOf(read), version: read.version };
        },
        fields: comparedFields(t, [opened, newest]),
        history: userPaths.history(id),
      }}
      actions={
        user.data &&
        !own && (
          <UserActions user={user.data} onDone={({ version }) => setActed(version)}>
            <UserStatusTag status={user.data.status} />
          </UserActions>
        )
      }
      after={
        <>
          <UserHistory id={id} />
          <UserLogs id={id} />
        </>
      }
    >
      <UserForm user={opened} own={own} />
    </FormPage>
  );
}

export { UserEditPage as Component };
