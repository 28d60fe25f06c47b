import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  HourglassOutlined,
  ReloadOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { dropCauses, type SupplierLine } from '@traveldesk/flights-contract';
import type { SearchedSupplier } from '@traveldesk/suppliers-contract';
import { useFlightsAskAgainMutation } from '@traveldesk/flights-ui';
import { Bidi, PassingButton, Tag } from '@traveldesk/shared-ui';
import { apart, useFormat, useNow } from '@traveldesk/shared-web';
import styles from './results.module.css';

export type Shown = SupplierLine['status'] | 'stopped';

/** Returns the state of a supplier to show: after the search, suppliers without an answer are stopped. */
export function shownStatus(line: SupplierLine | undefined, over: boolean): Shown {
  const told = line?.status ?? 'searching';
  return over && (told === 'searching' || told === 'slow') ? 'stopped' : told;
}

const icons = {
  searching: <ClockCircleOutlined aria-hidden />,
  slow: <HourglassOutlined aria-hidden />,
  done: <CheckCircleOutlined aria-hidden />,
  failed: <CloseCircleOutlined aria-hidden />,
  stopped: <StopOutlined aria-hidden />,
} as const satisfies Record<Shown, unknown>;

export interface SupplierBarProps {
  supplier: SearchedSupplier;
  line: SupplierLine | undefined;
  status: Shown;
  /** The criteria in the form of `encodeCriteria`. */
  query: string;
  /** Whether private fares were requested, but none of the supplier's offers has one. */
  withoutCodes: boolean;
  /** Returns the element that gets the focus when the retry button disappears. */
  heir?: () => HTMLElement | null;
}

/** Shows a supplier: its name, its state by icon and text, and a retry button after a failure. */
export function SupplierBar({ supplier, line, status, query, withoutCodes, heir }: SupplierBarProps) {
  const { t } = useTranslation('flights');
  return (
    <li className={styles.supplier} data-status={status}>
      <span className={styles.bar} aria-hidden />
      <span className={styles.supplierName}>
        <span>{supplier.name}</span>{' '}
        {supplier.training && <Tag color="warning">{t('suppliers.training')}</Tag>}
        {status === 'failed' && (
          <AskAgain supplier={supplier} until={line?.until ?? null} query={query} heir={heir} />
        )}
      </span>
      <span className={styles.supplierWords}>
        {icons[status]} <SupplierWords status={status} line={line} />
      </span>
      {status === 'done' && withoutCodes && (
        <span className={styles.leftOut}>{t('suppliers.noPrivateFare')}</span>
      )}
      {line && line.dropped > 0 && <LeftOut line={line} />}
    </li>
  );
}

interface AskAgainProps {
  supplier: SearchedSupplier;
  /** The time until which the supplier is paused. */
  until: string | null;
  query: string;
  heir: SupplierBarProps['heir'];
}

function AskAgain({ supplier: { key, name }, until, query, heir }: AskAgainProps) {
  const { t } = useTranslation('flights');
  const [askAgain] = useFlightsAskAgainMutation();
  const now = useNow();
  const label = t('suppliers.askAgain', { name });
  return (
    <PassingButton
      type="text"
      size="small"
      className={styles.askAgain}
      icon={<ReloadOutlined aria-hidden />}
      aria-label={label}
      title={label}
      heir={heir}
      disabled={until !== null && Date.parse(until) > now}
      onClick={() => void askAgain({ query, supplier: key })}
    />
  );
}

function SupplierWords({ status, line }: { status: Shown; line: SupplierLine | undefined }) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  const seconds = format.number(Math.round((line?.ms ?? 0) / 100) / 10);
  return (
    <span>
      {status === 'done' && t('suppliers.done', { count: line?.count ?? 0, seconds })}
      {status === 'failed' &&
        t('suppliers.failed', { reason: t(`failures.${line?.reason ?? 'internal'}`), seconds })}
      {(status === 'searching' || status === 'slow' || status === 'stopped') && t(`suppliers.${status}`)}
      {line?.until && <span> · {t('suppliers.until', { when: apart(format.deadline(line.until)) })}</span>}
    </span>
  );
}

/** Shows how many offers were left out, and on demand why. */
function LeftOut({ line: { supplier, dropped, causes } }: { line: SupplierLine }) {
  const { t } = useTranslation('flights');
  const format = useFormat();
  return (
    <details className={styles.leftOut}>
      <summary>{t('suppliers.dropped', { count: dropped })}</summary>
      <ul>
        {dropCauses.map((cause) => {
          const count = causes[cause];
          return (
            count !== undefined && (
              <li key={`${supplier} ${cause}`}>
                {t(`causes.${cause}`)}: <Bidi>{format.number(count)}</Bidi>
              </li>
            )
          );
        })}
      </ul>
    </details>
  );
}
