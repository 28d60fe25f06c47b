import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { Bidi, Fact, Facts } from '@traveldesk/shared-ui';
import { useFormat, useSharedSaveListMutation } from '@traveldesk/shared-web';
import { FactValue, Instant } from './FactValue';
import { Person } from './Person';

/** The facts of a request and its decision; each keeps its space while loading. */
export function ApprovalFacts({ approval }: { approval: ApprovalDetails | undefined }) {
  const { t } = useTranslation('approvals');
  const { money } = useFormat();
  const { amount, approved_amount: approved, author, created_at: created } = approval ?? {};
  const { company, evidence, about, result, decided_at: decided, decided_by: by, note } = approval ?? {};
  return (
    <Facts waiting={!approval}>
      <Fact label={t('fields.kind')}>{approval?.kind.name}</Fact>
      <Fact label={t('fields.company')}>
        {approval && (company ? <bdi>{company.name}</bdi> : t('platform'))}
      </Fact>
      <Fact label={t('fields.amount')}>{amount && <Bidi>{money(amount)}</Bidi>}</Fact>
      <Fact label={t('fields.author')}>
        {author && <Person person={author} />}
        {approval?.by_program && ` (${t('byProgram')})`}
      </Fact>
      <Fact label={t('fields.created_at')}>{created && <Instant at={created} />}</Fact>
      <Fact label={t('fields.reason')}>{approval && <bdi>{approval.reason}</bdi>}</Fact>
      {approval?.facts.map(({ label, value }) => (
        <Fact key={label} label={label}>
          <FactValue value={value} />
        </Fact>
      ))}
      {evidence && (
        <Fact label={t('fields.evidence')}>
          <Evidence evidence={evidence} />
        </Fact>
      )}
      {about && (
        <Fact label={t('fields.about')}>
          <Record record={about} />
        </Fact>
      )}
      {decided && (
        <>
          {approved && (
            <Fact label={t('fields.approved_amount')}>
              <Bidi>{money(approved)}</Bidi>
            </Fact>
          )}
          <Fact label={t('fields.decided_by')}>{by && <Person person={by} />}</Fact>
          <Fact label={t('fields.decided_at')}>
            <Instant at={decided} />
          </Fact>
          <Fact label={t('fields.note')}>{note && <bdi>{note}</bdi>}</Fact>
        </>
      )}
      {result && (
        <Fact label={t('fields.result')}>
          <Record record={result} />
        </Fact>
      )}
    </Facts>
  );
}

/** A record of another domain, linked if the reader may open it. */
function Record({ record: { name, path } }: { record: NonNullable<ApprovalDetails['about']> }) {
  return <bdi>{path === null ? name : <Link to={path}>{name}</Link>}</bdi>;
}

/** A button, not a link, because the download needs the session's token. */
function Evidence({ evidence: { name, url } }: { evidence: NonNullable<ApprovalDetails['evidence']> }) {
  const { t } = useTranslation('approvals');
  const [save, { isLoading }] = useSharedSaveListMutation();
  return (
    <Button
      size="small"
      icon={<DownloadOutlined aria-hidden />}
      loading={isLoading}
      aria-label={t('view.download', { name })}
      onClick={() => void save({ url, params: {}, name })}
    >
      <bdi>{name}</bdi>
    </Button>
  );
}
