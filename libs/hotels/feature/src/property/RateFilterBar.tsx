import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { RoomRate } from '@traveldesk/hotels-contract';
import { useRateWords } from '@traveldesk/hotels-ui';
import { boards } from '@traveldesk/markups-contract';
import { boardKey, type RateFilter } from './group-rates';
import styles from './property.module.css';

/** The filter appears above this number of rates. */
const few = 6;

export interface RateFilterBarProps {
  rates: readonly RoomRate[];
  filter: RateFilter;
  onChange: (filter: RateFilter) => void;
}

/** The number of rates, and a filter where there are many. The line reserves its height from the start, so that nothing moves when
 * it fills. */
export function RateFilterBar({ rates, filter, onChange }: RateFilterBarProps) {
  const { t } = useTranslation('hotels');
  const words = useRateWords();
  const sold = [...boards, null].filter((board) => rates.some((rate) => rate.board === board));
  return (
    <div className={styles.filter}>
      <span role="status">{rates.length > 0 && t('property.count', { count: rates.length })}</span>
      {rates.length > few && (
        <>
          <Checkbox
            checked={filter.isFree}
            onChange={({ target }) => onChange({ ...filter, isFree: target.checked })}
          >
            {t('property.freeOnly')}
          </Checkbox>
          <Select
            mode="multiple"
            className={styles.boards}
            aria-label={t('property.boards')}
            placeholder={t('property.anyBoard')}
            maxTagCount="responsive"
            showSearch={false}
            value={[...filter.boards]}
            options={sold.map((board) => ({ value: boardKey(board), label: words.board(board) }))}
            onChange={(chosen) => onChange({ ...filter, boards: chosen })}
          />
        </>
      )}
    </div>
  );
}
