import { EnvironmentOutlined, UnorderedListOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './results.module.css';
import type { MapShown } from './useMapShown';

/** Opens and closes the map, or chooses list or map where there is room for one of them. */
export function MapSwitch({ place, isChoice, show }: MapShown) {
  const { t } = useTranslation('hotels');
  const map = <EnvironmentOutlined aria-hidden />;
  if (!isChoice) {
    return (
      <Button icon={map} aria-expanded={place !== null} onClick={() => show(place === null)}>
        {place ? t('map.hide') : t('map.show')}
      </Button>
    );
  }
  return (
    <span role="group" aria-label={t('map.choice')} className={styles.switch}>
      <Button
        type={place ? 'text' : 'default'}
        icon={<UnorderedListOutlined aria-hidden />}
        aria-pressed={!place}
        onClick={() => show(false)}
      >
        {t('map.list')}
      </Button>
      <Button
        type={place ? 'default' : 'text'}
        icon={map}
        aria-pressed={Boolean(place)}
        onClick={() => show(true)}
      >
        {t('map.title')}
      </Button>
    </span>
  );
}
