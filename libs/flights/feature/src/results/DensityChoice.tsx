import { BarsOutlined, MenuOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './results.module.css';
import { densities, type Density } from './useDensity';

export interface DensityChoiceProps {
  value: Density;
  onChange: (density: Density) => void;
}

const icons = { roomy: <BarsOutlined aria-hidden />, compact: <MenuOutlined aria-hidden /> } as const;

export function DensityChoice({ value, onChange }: DensityChoiceProps) {
  const { t } = useTranslation('flights');
  return (
    <span role="group" aria-label={t('density.title')} className={styles.density}>
      {densities.map((density) => (
        <Button
          key={density}
          type={density === value ? 'default' : 'text'}
          icon={icons[density]}
          aria-label={t(`density.${density}`)}
          title={t(`density.${density}`)}
          aria-pressed={density === value}
          onClick={() => onChange(density)}
        />
      ))}
    </span>
  );
}
