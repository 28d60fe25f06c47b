import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Skeleton } from 'antd';
import { EmptyState, ErrorState, useEdits, useKeptForm, useLeaveGuard } from '@traveldesk/shared-ui';
import { blankToken, GenerateToken } from './GenerateToken';
import { useCompaniesTokensQuery } from './settings.api';
import { settingsKeys } from './settings.tabs';
import styles from './SettingsPage.module.css';
import { TokenOnce } from './TokenOnce';
import { TokensTable } from './TokensTable';

/** The settings tab for API tokens of a company's own systems: creates, shows once and revokes them. */
export function TokensTab({ id }: { id: string }) {
  const { t } = useTranslation('companies');
  const { currentData, error, refetch } = useCompaniesTokensQuery(id);
  const [secret, setSecret] = useState<string>();
  const start = useRef<HTMLDivElement>(null);
  const edits = useEdits();
  const kept = useKeptForm({ edits, keys: settingsKeys, initialValues: blankToken });
  useLeaveGuard({ edits, keys: settingsKeys, keep: kept.keep });
  const keptSecret = () => {
    setSecret(undefined);
    edits.setDirty(false);
    start.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <p className={styles.note}>{t('tokens.note')}</p>
      <div ref={start}>
        <GenerateToken
          id={id}
          edits={edits}
          kept={kept}
          onMade={setSecret}
          onUnanswered={() => void refetch()}
        />
      </div>
      {secret && <TokenOnce secret={secret} onClose={keptSecret} />}
      {error && !currentData ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !currentData && <Skeleton active />}
      {currentData?.data.length === 0 && <EmptyState title={t('tokens.none')} />}
      {currentData && currentData.data.length > 0 && <TokensTable id={id} tokens={currentData.data} />}
    </>
  );
}
