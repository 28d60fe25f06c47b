import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './review.module.css';
import './texts';

export interface ReviewChangesProps {
  /** Said if nothing has changed. */
  unchanged: string;
  hasChanged: boolean;
  isAccepted: boolean;
  isBusy: boolean;
  /** The label of the button that accepts the changes. */
  accept: string;
  /** Accepts the changes. It returns when the answer has come, whatever it is. */
  onAccept: () => Promise<unknown>;
  /** The changes. */
  children: ReactNode;
}

/** Shows changes since something was chosen, with a button to accept them, and then their acceptance. */
export function ReviewChanges(props: ReviewChangesProps) {
  const { unchanged, hasChanged, isAccepted, isBusy, accept, onAccept, children } = props;
  const { t } = useTranslation('supplierReview');
  const title = useRef<HTMLHeadingElement>(null);
  if (!hasChanged) {
    return (
      <p role="status" className={styles.notice} data-kind="good">
        <CheckCircleOutlined aria-hidden /> {unchanged}
      </p>
    );
  }
  return (
    <section className={styles.card} data-kind={isAccepted ? 'good' : 'warning'}>
      <div role="status">
        <h2 ref={title} tabIndex={-1}>
          {isAccepted ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}{' '}
          {t(isAccepted ? 'changes.accepted' : 'changes.changed')}
        </h2>
      </div>
      {children}
      {!isAccepted && (
        <Button
          type="primary"
          className={styles.accept}
          loading={isBusy}
          onClick={async () => {
            await onAccept();
            // Accepting removes the button, so the focus moves to the title.
            title.current?.focus({ preventScroll: true });
          }}
        >
          {accept}
        </Button>
      )}
    </section>
  );
}
