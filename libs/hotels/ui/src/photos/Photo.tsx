import { PictureOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { hotelPaths } from '@traveldesk/hotels-contract';
import { apiPath } from '@traveldesk/shared-web';
import styles from './photos.module.css';

export interface PhotoProps {
  /** Its name in an answer of the API. */
  name: string;
  alt: string;
  /** Shows all of it, rather than filling its place. */
  whole?: boolean;
}

/** A photo that fills the place around it, which has its size before the photo is loaded. */
export function Photo({ name, alt, whole = false }: PhotoProps) {
  const [isLost, setLost] = useState(false);
  if (isLost) {
    return (
      <span className={styles.lost} role={alt ? 'img' : undefined} aria-label={alt || undefined}>
        <PictureOutlined aria-hidden />
      </span>
    );
  }
  return (
    <img
      className={styles.photo}
      data-whole={whole}
      src={apiPath + hotelPaths.photo(name)}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setLost(true)}
    />
  );
}
