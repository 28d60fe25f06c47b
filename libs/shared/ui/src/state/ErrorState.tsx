import { CloudSyncOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { askWhoCan, isApiError } from '@traveldesk/shared-web';
import { useFocusLeft } from '../focus/useFocusLeft';
import styles from './state.module.css';

export interface ErrorStateProps {
  /** The error: shows the API's messages, including those at a filter, and its request id for support. */
  error: unknown;
  onRetry?: () => void;
}

/** Explains why loading failed, with a retry button; a successful retry moves the focus to the new content. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation('common');
  const problem = isApiError(error) ? error.problem : undefined;
  const box = useFocusLeft<HTMLDivElement>();
  const again = useRef<HTMLButtonElement>(null);
  // After another failure, focuses the retry button again.
  useLayoutEffect(() => {
    if (document.activeElement === box.current?.parentElement) again.current?.focus();
  }, [box]);
  return (
    <div ref={box} className={styles.state} role="alert">
      <CloudSyncOutlined className={styles.icon} aria-hidden />
      <p className={styles.title}>{t('state.failed')}</p>
      <p className={styles.hint}>{problem?.message ?? t('api.unknownError')}</p>
      {Object.entries(problem?.fields ?? {}).map(([field, sentence]) => (
        <p key={field} className={styles.hint}>
          {sentence}
        </p>
      ))}
      {problem?.request_id && (
        <p className={styles.reference}>{t('state.reference', { id: problem.request_id })}</p>
      )}
      {problem?.permissions && (
        <Button type="link" onClick={() => askWhoCan(problem.permissions ?? [])}>
          {t('whoCan.ask')}
        </Button>
      )}
      {onRetry && (
        <Button ref={again} onClick={onRetry}>
          {t('state.retry')}
        </Button>
      )}
    </div>
  );
}
