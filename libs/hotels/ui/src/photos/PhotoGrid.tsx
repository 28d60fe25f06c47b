import { PictureOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Photo } from './Photo';
import { PhotoViewer } from './PhotoViewer';
import styles from './photos.module.css';

/** The number of photos that the grid shows; the viewer has all. */
const shown = 5;

export interface PhotoGridProps {
  /** The name of the property. */
  title: string;
  photos: readonly string[];
  /** Whether more photos may come: the grid keeps its place. */
  waiting: boolean;
}

/** The first photos of a property in a grid of constant size; each opens the viewer. */
export function PhotoGrid({ title, photos, waiting }: PhotoGridProps) {
  const { t } = useTranslation('hotels');
  const [start, setStart] = useState<number | null>(null);
  if (photos.length === 0) {
    return (
      <div className={styles.grid} data-waiting={waiting}>
        {!waiting && (
          <p className={styles.none}>
            <PictureOutlined aria-hidden /> {t('property.photos.none')}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className={styles.grid} role="group" aria-label={t('property.photos.title')}>
      {photos.slice(0, shown).map((name, place) => (
        <button key={name} type="button" className={styles.cell} onClick={() => setStart(place)}>
          <Photo
            name={name}
            alt={t('property.photos.alt', { name: title, number: place + 1, total: photos.length })}
          />
        </button>
      ))}
      <Button size="small" className={styles.all} onClick={() => setStart(0)}>
        {t('property.photos.all', { count: photos.length })}
      </Button>
      {start !== null && (
        <PhotoViewer title={title} photos={photos} start={start} onClose={() => setStart(null)} />
      )}
    </div>
  );
}
