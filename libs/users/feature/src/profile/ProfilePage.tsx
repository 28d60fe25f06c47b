import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Bidi, LinkButton, PageHeader, RecordForm, useRecordAtOpen } from '@traveldesk/shared-ui';
import { storeUser, useLanguage, useSession } from '@traveldesk/shared-web';
import { profileInputSchema, type ProfileInput, type UserRecord } from '@traveldesk/users-contract';
import '../texts';
import { OwnSecondFactor } from './OwnSecondFactor';
import { OwnSessions } from './OwnSessions';
import { ProfileForm } from './ProfileForm';
import { useLazyUsersProfileQuery, useUsersProfileQuery, useUsersUpdateProfileMutation } from './profile.api';

/** The user's own profile: name, phone, language, password and sessions. */
export function ProfilePage() {
  const { t } = useTranslation(['users', 'common']);
  const { user } = useSession();
  const { setLanguage } = useLanguage();
  const profile = useUsersProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(profile);
  const [saved, setSaved] = useState<UserRecord>();
  const [readAgain] = useLazyUsersProfileQuery();
  const [update] = useUsersUpdateProfileMutation();
  const record = saved ?? opened;

  const save = async (values: ProfileInput, version: number | undefined) => {
    const { data } = await update({ version, profile: profileInputSchema.parse(values) }).unwrap();
    setSaved(data);
    if (user) storeUser({ ...user, name: data.name });
    if (data.language !== record?.language) await setLanguage(data.language);
    return { data, values: profileInputOf(data) };
  };

  return (
    <section>
      <PageHeader
        title={t('profile.title')}
        note={record && <Bidi>{record.email}</Bidi>}
        actions={<LinkButton to="/change-password">{t('common:user.changePassword')}</LinkButton>}
      />
      <RecordForm<ProfileInput>
        initialValues={opened && profileInputOf(opened)}
        version={record?.version}
        loadError={profile.error}
        onRetry={() => void profile.refetch()}
        onSubmit={save}
        stale={{
          load: async () => {
            const newest = await readAgain().unwrap();
            return { values: profileInputOf(newest), version: newest.version };
          },
          fields: {
            name: { label: t('users.fields.name'), value: ({ name }) => name },
            phone: { label: t('users.fields.phone'), value: ({ phone }) => phone ?? '' },
            language: {
              label: t('users.fields.language'),
              value: ({ language }) => t(`common:languages.${language}`),
            },
          },
        }}
      >
        <ProfileForm phone={opened?.phone} />
      </RecordForm>
      <OwnSecondFactor />
      <OwnSessions />
    </section>
  );
}

function profileInputOf({ name, phone, language }: UserRecord): ProfileInput {
  return { name, phone, language };
}

export { ProfilePage as Component };
