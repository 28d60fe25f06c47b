import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '@traveldesk/shared-ui';
import { can, useSession, useText } from '@traveldesk/shared-web';
import { routeOf, settingScreens } from '../manifests';
import styles from './PlatformSettingsPage.module.css';
import './texts';

/** /platform-settings: the forms of settings that the user may open. */
function PlatformSettingsPage() {
  const { t } = useTranslation('platformSettings');
  const text = useText();
  const { permissions } = useSession();
  const offered = settingScreens
    .map((name) => ({ name, ...routeOf(name) }))
    .filter(({ permission }) => can(permission, permissions));
  return (
    <>
      <PageHeader title={t('title')} note={t('note')} />
      <ul className={styles.list}>
        {offered.map(({ name, path, label }) => (
          <li key={name}>
            <Link to={path}>{label && text(label)}</Link>
            <p>{t(`hints.${name}`)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

export { PlatformSettingsPage as Component };
