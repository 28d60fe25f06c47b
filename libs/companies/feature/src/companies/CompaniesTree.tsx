import { DownOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noParent, type Company } from '@traveldesk/companies-contract';
import {
  Bidi,
  deleteAction,
  editAction,
  EmptyState,
  ErrorState,
  ConfirmedRowActions,
} from '@traveldesk/shared-ui';
import { branchSize, useCompaniesBranchQuery, useCompaniesDeleteMutation } from './companies.api';
import type { CompanyRights } from './CompaniesPage';
import styles from './CompaniesTree.module.css';
import { CompanyName } from './CompanyName';
import { CompanyStatus } from './CompanyStatus';
import { useCompaniesView } from './ViewSwitch';

/** The companies as a tree: each branch is read when it is opened, and a level only as far as it is looked at. */
export function CompaniesTree({ can }: { can: CompanyRights }) {
  const { t } = useTranslation('companies');
  return (
    <div className={styles.tree} role="group" aria-label={t('list.tree')}>
      <Branch parent={noParent} can={can} />
    </div>
  );
}

function Branch({ parent, can }: { parent: string; can: CompanyRights }) {
  const [pages, setPages] = useState(1);
  return (
    <ul className={styles.branch}>
      {Array.from({ length: pages }, (_, index) => (
        <Level
          key={index}
          parent={parent}
          page={index + 1}
          last={index + 1 === pages}
          can={can}
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
  can: CompanyRights;
  onMore: () => void;
}

function Level({ parent, page, last, can, onMore }: LevelProps) {
  const { t } = useTranslation('companies');
  const { currentData, error, refetch } = useCompaniesBranchQuery({ parent, page });
  if (error && !currentData) {
    return (
      <li>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </li>
    );
  }
  if (!currentData) {
    return (
      <li aria-busy>
        <Skeleton active title={false} paragraph={{ rows: 2 }} />
      </li>
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
        <Node key={company.id} company={company} can={can} />
      ))}
      {last && (atLeast || total > page * branchSize) && (
        <li>
          <Button type="link" onClick={onMore}>
            {t('list.more')}
          </Button>
        </li>
      )}
    </>
  );
}

function Node({ company, can }: { company: Company; can: CompanyRights }) {
  const { t } = useTranslation('companies');
  const { open, toggle } = useCompaniesView();
  const [remove] = useCompaniesDeleteMutation();
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
          <CompanyName company={company} />
        </span>
        <span className={styles.type}>
          <Bidi>{type}</Bidi>
        </span>
        <CompanyStatus status={status} />
        <ConfirmedRowActions
          actions={[
            can.update && editAction(`/companies/edit/${id}`, name),
            can.remove && deleteAction(() => remove(id).unwrap(), name),
          ]}
        />
      </div>
      {isOpen && <Branch parent={id} can={can} />}
    </li>
  );
}
