import { useTranslation } from 'react-i18next';
import { ChoiceSelect, type ControlProps } from '@traveldesk/shared-ui';
import './texts';

export interface AgeSelectProps extends Partial<ControlProps> {
  'aria-label'?: string;
  className?: string | undefined;
  /** In full years; null while it is missing. */
  value: number | null;
  min: number;
  max: number;
  placeholder?: string;
  onChange: (age: number) => void;
}

/** Selects an age in full years. */
export function AgeSelect({ min, max, onChange, ...select }: AgeSelectProps) {
  const { t } = useTranslation('searchForm');
  const options = Array.from({ length: max - min + 1 }, (_, index) => ({
    value: min + index,
    label: t('years', { count: min + index }),
  }));
  return (
    <ChoiceSelect<number | null>
      {...(select as object)}
      value={select.value}
      options={options}
      onChange={(age) => age !== null && onChange(age)}
    />
  );
}
