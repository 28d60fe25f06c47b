import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSelect, DayInput } from '@traveldesk/shared-ui';
import { serverNow } from '@traveldesk/shared-web';
import '../texts';
import { periodOf, periods, type Period } from './period';
import { ReferenceSearch } from './ReferenceSearch';
import styles from './StatementPage.module.css';

interface PeriodBarProps {
  currencies: readonly string[];
  currency: string | undefined;
  period: Period;
  /** Filters the entries of one booking. */
  reference: string | undefined;
  onChange: (chosen: Partial<Period & { currency: string; reference: string }>) => void;
  /** Actions on the statement, shown once it is loaded. */
  actions: ReactNode;
  ready: boolean;
}

/** Selects the statement's currency and period; common periods have buttons. */
export function PeriodBar(props: PeriodBarProps) {
  const { currencies, currency, period, reference, onChange, actions, ready } = props;
  const { t } = useTranslation('wallet');
  const now = new Date(serverNow());
  const isChosen = (other: Period) => other.from === period.from && other.to === period.to;
  return (
    <div className={styles.bar}>
      <ChoiceSelect
        className={styles.currency}
        aria-label={t('fields.currency')}
        value={currency ?? null}
        loading={currencies.length === 0}
        onChange={(chosen: string | null) => chosen && onChange({ currency: chosen })}
        options={currencies.map((value) => ({ value, label: value }))}
      />
      {(['from', 'to'] as const).map((end) => (
        <DayInput
          key={end}
          alone
          className={styles.day}
          aria-label={t(`filters.${end}`)}
          prefix={t(`filters.${end}`)}
          value={period[end]}
          onChange={(day) => day && onChange({ [end]: day })}
        />
      ))}
      <div className={styles.periods} role="group" aria-label={t('statement.periods')}>
        {periods.map((name) => {
          const other = periodOf(name, now);
          return (
            <Button
              key={name}
              type={isChosen(other) ? 'primary' : 'text'}
              ghost={isChosen(other)}
              aria-pressed={isChosen(other)}
              onClick={() => onChange(other)}
            >
              {t(`statement.${name}`)}
            </Button>
          );
        })}
      </div>
      <ReferenceSearch reference={reference} onSearch={(typed) => onChange({ reference: typed })} />
      <div className={styles.actions} data-ready={ready}>
        {actions}
      </div>
    </div>
  );
}
