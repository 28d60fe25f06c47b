import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusBack } from '@traveldesk/shared-ui';
import { useLanguage } from '@traveldesk/shared-web';
import { Photo } from './Photo';
import styles from './photos.module.css';

export interface PhotoViewerProps {
  title: string;
  photos: readonly string[];
  /** The index of the photo shown first. */
  start: number;
  onClose: () => void;
}

/** Shows photos one at a time, as large as the window allows. The arrow keys turn to the next and the previous one. */
export function PhotoViewer({ title, photos, start, onClose }: PhotoViewerProps) {
  const { t } = useTranslation('hotels');
  const { direction } = useLanguage();
  const [place, setPlace] = useState(start);
  const total = photos.length;
  // The viewer closes by unmounting.
  useFocusBack();
  useEffect(() => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const turn = ({ key }: KeyboardEvent) => {
      const by = key === forward ? 1 : key === backward ? -1 : 0;
      if (by !== 0) setPlace((now) => (now + by + total) % total);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [direction, total]);
  const turnBy = (by: number) => setPlace((place + by + total) % total);
  const name = photos[place];
  return (
    <Modal
      open
      centered
      title={<bdi>{title}</bdi>}
      footer={null}
      width="min(1080px, calc(100vw - 32px))"
      onCancel={onClose}
    >
      <div className={styles.large}>
        {name && (
          <Photo
            key={name}
            name={name}
            whole
            alt={t('property.photos.alt', { name: title, number: place + 1, total })}
          />
        )}
      </div>
      <div className={styles.turns}>
        <Button
          icon={<LeftOutlined className={styles.arrow} aria-hidden />}
          aria-label={t('property.photos.previous')}
          disabled={total < 2}
          onClick={() => turnBy(-1)}
        />
        <span role="status">{t('property.photos.place', { number: place + 1, total })}</span>
        <Button
          icon={<RightOutlined className={styles.arrow} aria-hidden />}
          aria-label={t('property.photos.next')}
          disabled={total < 2}
          onClick={() => turnBy(1)}
        />
      </div>
    </Modal>
  );
}
