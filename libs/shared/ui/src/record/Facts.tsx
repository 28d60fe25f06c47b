import { createContext, useContext, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Facts.module.css';

const Waiting = createContext(false);

const nothing = '—';

export interface FactsProps {
  /** The record is loading: each fact keeps its place. */
  waiting: boolean;
  children: ReactNode;
}

/** A record's `Fact`s, side by side if there is room. */
export function Facts({ waiting, children }: FactsProps) {
  return (
    <Waiting value={waiting}>
      <dl className={styles.facts} aria-busy={waiting}>
        {children}
      </dl>
    </Waiting>
  );
}

export interface FactProps {
  label: string;
  /** Null, undefined and an empty text show as unknown. Wrap codes, phone numbers and amounts in `Bidi`. */
  children?: ReactNode;
}

export function Fact({ label, children }: FactProps) {
  const { t } = useTranslation('common');
  const waiting = useContext(Waiting);
  const isEmpty = children === undefined || children === null || children === '' || children === false;
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        {waiting ? (
          <span className={styles.bar} data-waiting="true" />
        ) : isEmpty ? (
          <>
            <span aria-hidden className={styles.none}>
              {nothing}
            </span>
            <span className={styles.said}>{t('record.none')}</span>
          </>
        ) : (
          children
        )}
      </dd>
    </div>
  );
}
