import type { TFunction } from 'i18next';
import { Link } from 'react-router-dom';
import type { Approval } from '@traveldesk/approvals-contract';
import { Bidi, type DataColumn } from '@traveldesk/shared-ui';
import type { Format } from '@traveldesk/shared-web';
import { ApprovalState } from './ApprovalState';
import { Person } from './Person';
import styles from './approval.columns.module.css';

export function approvalColumns(
  t: TFunction<'approvals'>,
  { date, money, relative }: Format,
): DataColumn<Approval>[] {
  const day = (at: string) => (
    <time dateTime={at} title={relative(at)} className={styles.date}>
      {date(at)}
    </time>
  );
  return [
    {
      key: 'title',
      width: 'title',
      title: t('fields.title'),
      render: (_, { id, title, kind }) => (
        <>
          <Link to={`/approvals/view/${id}`}>
            <bdi>{title}</bdi>
          </Link>
          <span className={styles.beside}>{kind.name}</span>
        </>
      ),
    },
    {
      key: 'state',
      title: t('fields.state'),
      render: (_, { state }) => <ApprovalState state={state} />,
    },
    {
      key: 'company',
      width: 'name',
      room: 700,
      title: t('fields.company'),
      sorter: true,
      render: (_, { company }) => (company ? <bdi>{company.name}</bdi> : t('platform')),
    },
    {
      key: 'amount',
      title: t('fields.amount'),
      align: 'end',
      render: (_, { amount, approved_amount: approved, state }) => (
        <span className={styles.amount}>
          {amount && <Bidi>{money(amount)}</Bidi>}
          {state === 'partly_approved' && approved && (
            <span className={styles.beside}>
              {t('states.approved')} <Bidi>{money(approved)}</Bidi>
            </span>
          )}
        </span>
      ),
    },
    {
      key: 'author',
      room: 800,
      title: t('fields.author'),
      sorter: true,
      render: (_, { author, by_program: byProgram }) => (
        <>
          <Person person={author} />
          {byProgram && <span className={styles.beside}>{t('byProgram')}</span>}
        </>
      ),
    },
    {
      key: 'created_at',
      room: 900,
      title: t('fields.created_at'),
      sorter: true,
      render: (_, { created_at: at }) => day(at),
    },
    {
      key: 'decided_at',
      room: 1000,
      title: t('fields.decided_at'),
      sorter: true,
      render: (_, { decided_at: at, decided_by: by }) => (
        <>
          {at && day(at)}
          {by && (
            <span className={styles.beside}>
              <Person person={by} />
            </span>
          )}
        </>
      ),
    },
  ];
}
