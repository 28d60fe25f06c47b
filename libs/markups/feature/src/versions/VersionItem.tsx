import { RollbackOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { MarkupRule, MarkupVersion } from '@traveldesk/markups-contract';
import { useCan, useFormat } from '@traveldesk/shared-web';
import { RuleSentence } from '../sentence/RuleSentence';
import { VersionChanges } from './VersionChanges';
import { VersionStateTag } from './VersionStateTag';
import styles from './versions.module.css';

interface VersionItemProps {
  version: MarkupVersion;
  ref?: Ref<HTMLLIElement> | undefined;
  /** Undefined for the newest version, and for users who may not change rules. */
  onReturn?: (number: number) => void;
}

/** One version: number, state, author, date, reason, changes and sentence. */
export function VersionItem({ version, ref, onReturn }: VersionItemProps) {
  const { t } = useTranslation('markups');
  const { dateTime, relative, number: figure } = useFormat();
  const seesApprovals = useCan('show_approvals');
  const { number, author, reason, created_at: at, effective_at: from, approval_id: approval } = version;
  const isLater = Date.parse(from) > Date.parse(at);
  return (
    <li ref={ref} tabIndex={-1} className={styles.version}>
      <div className={styles.head}>
        <h2 className={styles.number}>{t('versions.number', { number: figure(number) })}</h2>
        <VersionStateTag version={version} />
        <span>{author ? t('versions.by', { name: author.name }) : t('versions.bySystem')}</span>
        <time dateTime={at} title={relative(at)}>
          {dateTime(at)}
        </time>
      </div>
      {isLater && <p>{t('versions.from', { date: dateTime(from) })}</p>}
      {reason && <p className={styles.reason}>{t('versions.reason', { reason })}</p>}
      <VersionChanges version={version} />
      <details>
        <summary>{t('versions.read')}</summary>
        {/* A version's content is always a complete rule. */}
        <RuleSentence rule={version.rule as MarkupRule} names={version.names} />
      </details>
      <div className={styles.ways}>
        {onReturn && (
          <Button
            size="small"
            icon={<RollbackOutlined aria-hidden />}
            aria-label={`${t('versions.return')}: ${figure(number)}`}
            onClick={() => onReturn(number)}
          >
            {t('versions.return')}
          </Button>
        )}
        {version.state === 'awaiting' && approval && seesApprovals && (
          <Link to={`/approvals/view/${approval}`}>{t('versions.request')}</Link>
        )}
      </div>
    </li>
  );
}
