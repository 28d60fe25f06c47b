import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { approvalPermissions } from '@traveldesk/approvals-contract';
import { Additions, preloadable, RecordPage } from '@traveldesk/shared-ui';
import { recordLoader, usePermissions } from '@traveldesk/shared-web';
import '../texts';
import { ApprovalEffect } from './ApprovalEffect';
import { ApprovalFacts } from './ApprovalFacts';
import { ApprovalState } from './ApprovalState';
import { approvalsOne, useApprovalsOneQuery } from './approvals.api';
import { useDecision } from './useDecision';

const { Component: ApprovalHistory } = preloadable(
  async () => (await import('./ApprovalHistory')).ApprovalHistory,
);

export function ApprovalViewPage() {
  const { t } = useTranslation(['approvals', 'common']);
  const can = usePermissions(approvalPermissions);
  const { id = '' } = useParams();
  const result = useApprovalsOneQuery(id);
  const approval = result.currentData;
  const { actions, dialog } = useDecision(approval, result.refetch);
  return (
    <>
      <RecordPage
        name={approval?.title}
        state={approval && <ApprovalState state={approval.state} />}
        // Authors may see their own request without the list.
        back={can.list ? '/approvals' : '/'}
        backLabel={can.list ? t('title') : t('home')}
        result={result}
        actions={actions}
        tabs={[{ key: 'history', label: t('common:history.title'), content: <ApprovalHistory id={id} /> }]}
      >
        {approval ? (
          <>
            <Additions place="notice" id={id} />
            <ApprovalEffect approval={approval} />
            <ApprovalFacts approval={approval} />
          </>
        ) : (
          // The height above the facts is unknown while loading, so show placeholders and then everything at once.
          <ApprovalFacts approval={undefined} />
        )}
      </RecordPage>
      {dialog}
    </>
  );
}

ApprovalViewPage.loader = recordLoader(approvalsOne);

export { ApprovalViewPage as Component };
