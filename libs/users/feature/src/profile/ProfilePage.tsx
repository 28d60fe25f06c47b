import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { Bidi, LinkButton, PageHeader, RecordForm, useRecordAtOpen } from '@traveldesk/shared-ui';
import { baseApi, storeUser, useLanguage, useSession } from '@traveldesk/shared-web';
import { profileInputSchema, type Profile, type ProfileInput } from '@traveldesk/users-contract';
import '../texts';
import { OwnSecondFactor } from './OwnSecondFactor';
import { OwnSessions } from './OwnSessions';
import { ProfileForm } from './ProfileForm';
import { useLazyUsersProfileQuery, useUsersProfileQuery, useUsersUpdateProfileMutation } from './profile.api';

/** The user's own profile: name, phone, language, time zone, password and sessions. */
export function ProfilePage() {
  const { t } = useTranslation(['users', 'common']);
  const { user } = useSession();
  const { setLanguage } = useLanguage();
  const dispatch = useDispatch();
  const profile = useUsersProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const opened = useRecordAtOpen(profile);
  const [saved, setSaved] = useState<Profile>();
  const [readAgain] = useLazyUsersProfileQuery();
  const [update] = useUsersUpdateProfileMutation();
  const record = saved ?? opened;

  const save = async (values: ProfileInput, version: number | undefined) => {
    const { data } = await update({ version, profile: profileInputSchema.parse(values) }).unwrap();
    setSaved(data);
    if (user) {
      const { time_zone: former, ...rest } = user;
      const zone = data.time_zone ?? undefined;
      storeUser({ ...rest, name: data.name, ...(zone && { time_zone: zone }) });
      // Lists filtered by the user's day are read again.
      if (zone !== former) dispatch(baseApi.util.resetApiState());
    }
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
            time_zone: {
              label: t('users.fields.time_zone'),
              value: ({ time_zone: zone }) => zone ?? t('profile.zoneOfDeviceShort'),
            },
          },
        }}
      >
        <ProfileForm profile={opened} />
      </RecordForm>
      <OwnSecondFactor />
      <OwnSessions />
    </section>
  );
}

function profileInputOf({ name, phone, language, time_zone }: Profile): ProfileInput {
  return { name, phone, language, time_zone };
}

export { ProfilePage as Component };
