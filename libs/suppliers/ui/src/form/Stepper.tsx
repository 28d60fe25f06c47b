import { MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@traveldesk/shared-web';
import styles from './form.module.css';
import './texts';

export interface StepperProps {
  label: string;
  /** A short explanation of the number: the ages. */
  note: string;
  value: number;
  min: number;
  max: number;
  /** The id of the text that says why the maximum is reached. */
  whyFull?: string | undefined;
  onChange: (value: number) => void;
}

/** A small number of persons, changed by two buttons. */
export function Stepper({ label, note, value, min, max, whyFull, onChange }: StepperProps) {
  const { t } = useTranslation('searchForm');
  const format = useFormat();
  const isFull = value >= max;
  return (
    <div role="group" aria-label={label} className={styles.stepper}>
      <span className={styles.stepperWords}>
        {label}
        <span className={styles.hint}>{note}</span>
      </span>
      <Button
        shape="circle"
        icon={<MinusOutlined aria-hidden />}
        aria-label={t('stepper.fewer', { group: label })}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      />
      <output className={styles.count}>{format.number(value)}</output>
      <Button
        shape="circle"
        icon={<PlusOutlined aria-hidden />}
        aria-label={t('stepper.more', { group: label })}
        disabled={isFull}
        {...(isFull && whyFull && { 'aria-describedby': whyFull })}
        onClick={() => onChange(value + 1)}
      />
    </div>
  );
}
