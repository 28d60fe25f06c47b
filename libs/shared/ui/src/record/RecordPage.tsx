import { Tabs } from 'antd';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { isNoSuchRecord, listAddress, useWriteAddress } from '@traveldesk/shared-web';
import { BackLink } from '../form/BackLink';
import { duplicateAddress } from '../form/duplicate-address';
import { PageHeader } from '../page/PageHeader';
import { ErrorState } from '../state/ErrorState';
import { NoSuchRecord } from '../state/NoSuchRecord';
import type { DeleteAction, RowActionList } from '../table/actions';
import { useConfirmDelete } from '../table/useConfirmDelete';
import { RecordActions } from './RecordActions';

/** The key of the tab with the page's own children. */
const details = 'details';

export interface RecordTab {
  /** The tab's key in the URL: `?tab=history`. */
  key: string;
  label: string;
  /** Rendered when the tab is first opened; its code may load then. */
  content: ReactNode;
}

export interface RecordPageProps {
  /** The record's name; undefined while it loads. */
  name: string | undefined;
  /** The record's state, beside its name, as color, icon and word together. */
  state?: ReactNode;
  note?: ReactNode;
  /** The list that the record belongs to. */
  back: string;
  backLabel: string;
  /** The result of the hook of the record's endpoint. */
  result: { error?: unknown; isFetching: boolean; refetch: () => unknown };
  /** The path of the record's history, which tells who deleted a deleted record. */
  history?: string;
  /** The actions of the record's row in its list, most important first. */
  actions: RowActionList;
  /** The path of the form that duplicates the record, given its id as `?duplicate=`; false if the user may not create one. */
  duplicate?: string | false;
  /** Buttons beside the actions, which a row does not have. */
  buttons?: ReactNode;
  /** Content that stays visible on every tab: urgent matters and actions. */
  head?: ReactNode;
  /** The other tabs, besides the facts. */
  tabs?: readonly RecordTab[];
  /** The facts, which keep their places while the record loads. */
  children: ReactNode;
}

/**
 * The page that shows one record: its facts, related lists, actions and history. A record that does not exist leads to the "not found"
 * page; deleting the record leads back to the list in its last state.
 */
export function RecordPage(props: RecordPageProps) {
  const { name, state, note, back, backLabel, result, history, actions, buttons } = props;
  const { duplicate, head, tabs = [], children } = props;
  const { error, isFetching, refetch } = result;
  const { pathname, search } = useLocation();
  const { id = '' } = useParams();
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
    <section>
      <PageHeader
        title={name ?? ''}
        state={state}
        note={note}
        before={<BackLink to={back}>{backLabel}</BackLink>}
        actions={
          name !== undefined && (
            <>
              {buttons}
              <RecordActions
                actions={actions}
                duplicate={duplicate && duplicateAddress(duplicate, id)}
                onDelete={remove}
                origin={{ from: { address: pathname + search, name } }}
              />
            </>
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
