import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { noParent, type Company } from '@traveldesk/companies-contract';
import {
  Bidi,
  ConfirmedRowActions,
  EmptyState,
  ErrorState,
  elementAtSameIndex,
  useFocusLeft,
} from '@traveldesk/shared-ui';
import { branchSize, useCompaniesBranchQuery } from './companies.api';
import styles from './CompaniesTree.module.css';
import { useCompanyActions } from './company.actions';
import { CompanyName } from './CompanyName';
import { CompanyStatus } from './CompanyStatus';
import { useCompaniesView } from './ViewSwitch';

/** The tree of companies. A branch is loaded when it is opened, and its levels page by page. */
export function CompaniesTree() {
  const { t } = useTranslation('companies');
  return (
    <div className={styles.tree} role="group" aria-label={t('list.tree')}>
      <Branch parent={noParent} />
    </div>
  );
}

function Branch({ parent }: { parent: string }) {
  const [pages, setPages] = useState(1);
  return (
    <ul className={styles.branch}>
      {Array.from({ length: pages }, (_, index) => (
        <Level
          key={index}
          parent={parent}
          page={index + 1}
          last={index + 1 === pages}
          onMore={() => setPages((count) => count + 1)}
        />
      ))}
    </ul>
  );
}

interface LevelProps {
  parent: string;
  page: number;
  last: boolean;
  onMore: () => void;
}

function Level({ parent, page, last, onMore }: LevelProps) {
  const { t } = useTranslation('companies');
  const { currentData, error, refetch } = useCompaniesBranchQuery({ parent, page });
  if (error && !currentData) {
    return (
      <Passing>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Passing>
    );
  }
  if (!currentData) {
    return (
      <Passing busy>
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      </Passing>
    );
  }
  const { data, total, at_least: atLeast } = currentData;
  return (
    <>
      {parent === noParent && total === 0 && (
        <li>
          <EmptyState title={t('list.empty')} />
        </li>
      )}
      {data.map((company) => (
        <Node key={company.id} company={company} />
      ))}
      {last && (atLeast || total > page * branchSize) && (
        <Passing>
          <Button type="link" onClick={onMore}>
            {t('list.more')}
          </Button>
        </Passing>
      )}
    </>
  );
}

/** A placeholder for companies that are loading. If it had the focus, the first of them receives it. */
function Passing({ busy, children }: { busy?: boolean; children: ReactNode }) {
  const item = useFocusLeft<HTMLLIElement>(elementAtSameIndex);
  return (
    <li ref={item} aria-busy={busy}>
      {children}
    </li>
  );
}

function Node({ company }: { company: Company }) {
  const { t } = useTranslation('companies');
  const { open, toggle } = useCompaniesView();
  const actions = useCompanyActions();
  const { id, name, type, status, has_children: hasChildren } = company;
  const isOpen = hasChildren && open.includes(id);
  return (
    <li>
      <div className={styles.row}>
        {hasChildren ? (
          <Button
            type="text"
            size="small"
            icon={
              isOpen ? <DownOutlined aria-hidden /> : <RightOutlined className={styles.closed} aria-hidden />
            }
            aria-expanded={isOpen}
            aria-label={t(isOpen ? 'list.close' : 'list.open', { name })}
            onClick={() => toggle(id)}
          />
        ) : (
          <span className={styles.leaf} />
        )}
        <span className={styles.name}>
          <Link to={`/companies/view/${id}`}>
            <CompanyName company={company} />
          </Link>
        </span>
        <span className={styles.type}>
          <Bidi>{type}</Bidi>
        </span>
        <CompanyStatus status={status} />
        <ConfirmedRowActions actions={actions(company)} />
      </div>
      {isOpen && <Branch parent={id} />}
    </li>
  );
}
