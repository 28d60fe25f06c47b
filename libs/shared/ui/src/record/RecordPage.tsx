import { Tabs } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isNoSuchRecord, listAddress, useWriteAddress } from '@traveldesk/shared-web';
import { BackLink } from '../form/BackLink';
import { PageHeader } from '../page/PageHeader';
import { ErrorState } from '../state/ErrorState';
import { NoSuchRecord } from '../state/NoSuchRecord';
import type { DeleteAction, RowActionList } from '../table/actions';
import { useConfirmDelete } from '../table/useConfirmDelete';
import { RecordActions } from './RecordActions';
import styles from './RecordPage.module.css';

/** The tab of the page's own children. */
const details = 'details';

export interface RecordTab {
  /** Its name in the address: `?tab=history`. */
  key: string;
  label: string;
  /** Rendered once the tab is opened; its code may come then. */
  content: ReactNode;
}

export interface RecordPageProps {
  /** What the record is called; undefined while it is being read. */
  name: string | undefined;
  /** The record's state, beside its name: as colour, icon and word together. */
  state?: ReactNode;
  note?: ReactNode;
  /** The list that the record belongs to. */
  back: string;
  backLabel: string;
  /** What the hook of the record's endpoint answers. */
  result: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The path of the record's history: of a record that is gone it tells who deleted it. */
  history?: string;
  /** Those of the record's row in its list, the one that matters most first. */
  actions: RowActionList;
  /** What stays in sight whichever tab is open: what is urgent, and what can be done. */
  head?: ReactNode;
  /** What is read when it is asked for. */
  tabs?: readonly RecordTab[];
  /** The facts, which keep their places while the record is being read. */
  children: ReactNode;
}

/**
 * The page of one record, to be read: what it is, what belongs to it, what can be done to it, what was changed. Where there
 * is no such record, the page that says so takes its place; one that is deleted here leads back to its list as it was.
 */
export function RecordPage(props: RecordPageProps) {
  const { name, state, note, back, backLabel, result, history, actions, head, tabs = [], children } = props;
  const { error, isFetching, refetch } = result;
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { ask, dialog } = useConfirmDelete();

  const remove = (action: DeleteAction) =>
    ask({
      ...action,
      run: async () => {
        const answer = await action.run();
        void navigate(listAddress(back), { replace: true, state: { restoreScroll: true } });
        return answer;
      },
    });
  const missed = error !== undefined && !isFetching;
  if (missed && isNoSuchRecord(error)) {
    return <NoSuchRecord back={back} backLabel={backLabel} history={history} />;
  }
  return (
    <section className={styles.page}>
      <PageHeader
        title={name ?? ''}
        state={state}
        note={note}
        before={<BackLink to={back}>{backLabel}</BackLink>}
        actions={
          name !== undefined && (
            <RecordActions
              actions={actions}
              onDelete={remove}
              origin={{ from: { address: pathname + search, name } }}
            />
          )
        }
      />
      {missed && name === undefined ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          {head}
          <RecordTabs tabs={tabs}>{children}</RecordTabs>
        </>
      )}
      {dialog}
    </section>
  );
}

function RecordTabs({ tabs, children }: Pick<RecordPageProps, 'children'> & { tabs: readonly RecordTab[] }) {
  const { t } = useTranslation('common');
  const [search] = useSearchParams();
  const write = useWriteAddress();
  if (tabs.length === 0) return children;
  const asked = search.get('tab');
  const choose = (key: string) =>
    write(
      (params) => {
        if (key === details) params.delete('tab');
        else params.set('tab', key);
        return params;
      },
      { replace: true },
    );
  return (
    <Tabs
      activeKey={tabs.some(({ key }) => key === asked) ? (asked ?? details) : details}
      onChange={choose}
      items={[
        { key: details, label: t('record.details'), children },
        ...tabs.map(({ key, label, content }) => ({ key, label, children: <Suspense>{content}</Suspense> })),
      ]}
    />
  );
}
