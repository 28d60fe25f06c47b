import { useTranslation } from 'react-i18next';
import { DisappearingButton } from '@traveldesk/shared-ui';
import styles from './search.module.css';
import './texts';

export interface FreshRowsProps {
  waiting: number;
  /** The number of waiting rows in words. */
  label: string;
  /** Gets the focus when the button disappears. */
  heir: () => HTMLElement | null;
  onShow: () => void;
}

/** Offers the rows that wait while the list is being read; it floats above the list, so that nothing moves. */
export function FreshRows({ waiting, label, heir, onShow }: FreshRowsProps) {
  const { t } = useTranslation('supplierSearch');
  return (
    <div className={styles.fresh}>
      <span className={styles.freshBox}>
        {waiting > 0 && (
          <DisappearingButton type="primary" shape="round" heir={heir} onClick={onShow}>
            {label}
          </DisappearingButton>
        )}
        {/* Announced once, not for each new number. */}
        <span role="status">{waiting > 0 && t('results.waits')}</span>
      </span>
    </div>
  );
}
