import { CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './CopyButton.module.css';
import { useCopy } from './useCopy';

export interface CopyButtonProps {
  text: string;
  /** The accessible name, because the button is only an icon. */
  label: string;
}

/** Copies a code to the clipboard and says whether that worked. */
export function CopyButton({ text, label }: CopyButtonProps) {
  const { t } = useTranslation('common');
  const { outcome, copy } = useCopy();
  return (
    <span className={styles.copy}>
      <Button
        type="text"
        size="small"
        aria-label={label}
        title={label}
        icon={<CopyOutlined aria-hidden />}
        onClick={() => copy(text)}
      />
      <span role="status">{outcome && t(`copy.${outcome}`)}</span>
    </span>
  );
}
