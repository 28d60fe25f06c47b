import {
  CheckCircleOutlined,
  ClockCircleOutlined,
  CloseCircleOutlined,
  HourglassOutlined,
  ReloadOutlined,
  StopOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { SearchedSupplier, SupplierLine } from '@traveldesk/suppliers-contract';
import { Bidi, DisappearingButton } from '@traveldesk/shared-ui';
import { isolateDirection, useFormat, useNow } from '@traveldesk/shared-web';
import styles from './search.module.css';
import './texts';
import { TrainingTag } from './TrainingTag';
import { useFailureText } from './useFailureText';

type Line = SupplierLine<string>;
export type Shown = Line['status'] | 'stopped';

/** Returns the state of a supplier to show: after the search, suppliers without an answer are stopped. */
export function shownStatus(line: Line | undefined, over: boolean): Shown {
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

/** Words of a product for its suppliers' answers. */
export interface SupplierWords {
  /** The number of results and the time that they took. */
  found: (count: number, seconds: string) => string;
  /** The reasons why results were left out, in the order in which they are listed. */
  causes: readonly { cause: string; label: string }[];
  /** A note below a supplier that has answered. */
  note?: (supplier: string) => string | null;
}

export interface SupplierBarProps {
  supplier: SearchedSupplier;
  line: Line | undefined;
  status: Shown;
  words: SupplierWords;
  onAskAgain: (supplier: string) => void;
  /** Returns the element that gets the focus when the retry button disappears. */
  heir?: () => HTMLElement | null;
}

/** Shows a supplier: its name, its state by icon and text, and a retry button after a failure. */
export function SupplierBar({ supplier, line, status, words, onAskAgain, heir }: SupplierBarProps) {
  const note = status === 'done' ? words.note?.(supplier.key) : null;
  return (
    <li className={styles.supplier} data-status={status}>
      <span className={styles.bar} aria-hidden />
      <span className={styles.supplierName}>
        <span>{supplier.name}</span> {supplier.training && <TrainingTag />}
        {status === 'failed' && (
          <AskAgain supplier={supplier} until={line?.until ?? null} onAskAgain={onAskAgain} heir={heir} />
        )}
      </span>
      <span className={styles.supplierWords}>
        {icons[status]} <StatusWords status={status} line={line} words={words} />
      </span>
      {note && <span className={styles.leftOut}>{note}</span>}
      {line && line.dropped > 0 && <LeftOut line={line} words={words} />}
    </li>
  );
}

interface AskAgainProps extends Pick<SupplierBarProps, 'supplier' | 'onAskAgain' | 'heir'> {
  /** The time until which the supplier is paused. */
  until: string | null;
}

function AskAgain({ supplier: { key, name }, until, onAskAgain, heir }: AskAgainProps) {
  const { t } = useTranslation('supplierSearch');
  const now = useNow();
  const label = t('suppliers.askAgain', { name });
  return (
    <DisappearingButton
      type="text"
      size="small"
      className={styles.askAgain}
      icon={<ReloadOutlined aria-hidden />}
      aria-label={label}
      title={label}
      heir={heir}
      disabled={until !== null && Date.parse(until) > now}
      onClick={() => onAskAgain(key)}
    />
  );
}

function StatusWords({ status, line, words }: Pick<SupplierBarProps, 'status' | 'line' | 'words'>) {
  const { t } = useTranslation('supplierSearch');
  const failureText = useFailureText();
  const format = useFormat();
  const seconds = format.number(Math.round((line?.ms ?? 0) / 100) / 10);
  return (
    <span>
      {status === 'done' && words.found(line?.count ?? 0, seconds)}
      {status === 'failed' &&
        t('suppliers.failed', { reason: failureText(line?.reason ?? 'internal'), seconds })}
      {(status === 'searching' || status === 'slow' || status === 'stopped') && t(`suppliers.${status}`)}
      {line?.until && (
        <span> · {t('suppliers.until', { when: isolateDirection(format.deadline(line.until)) })}</span>
      )}
    </span>
  );
}

/** Shows how many results were left out, and on demand why. */
function LeftOut({ line: { dropped, causes }, words }: { line: Line; words: SupplierWords }) {
  const { t } = useTranslation('supplierSearch');
  const format = useFormat();
  return (
    <details className={styles.leftOut}>
      <summary>{t('suppliers.dropped', { count: dropped })}</summary>
      <ul>
        {words.causes.map(({ cause, label }) => {
          const count = causes[cause];
          return (
            count !== undefined && (
              <li key={cause}>
                {label}: <Bidi>{format.number(count)}</Bidi>
              </li>
            )
          );
        })}
      </ul>
    </details>
  );
}
