import { CheckOutlined, CloseOutlined, RollbackOutlined } from '@ant-design/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { commandAction, preloadable, type RowActionList } from '@traveldesk/shared-ui';
import type { Outcome } from './useDecide';

const { Component: DecisionDialog } = preloadable(
  async () => (await import('./DecisionDialog')).DecisionDialog,
);

const icons = { approve: CheckOutlined, decline: CloseOutlined, cancel: RollbackOutlined } as const;

/**
 * What the reader may decide of a request, as actions of its page, and the dialog to place somewhere on it. Each question begins
 * anew. Where a decision is refused, as somebody else was faster, the request is read again.
 */
export function useDecision(
  approval: ApprovalDetails | undefined,
  refetch: () => unknown,
): { actions: RowActionList; dialog: ReactNode } {
  const { t } = useTranslation('approvals');
  const [asked, setAsked] = useState<{ outcome: Outcome; round: number }>();
  const [open, setOpen] = useState(false);
  const action = (outcome: Outcome) => {
    const Icon = icons[outcome];
    const own = { label: t(`${outcome}.action`), name: approval?.title ?? '', icon: <Icon aria-hidden /> };
    return commandAction(async () => {
      setAsked((before) => ({ outcome, round: (before?.round ?? 0) + 1 }));
      setOpen(true);
    }, own);
  };
  return {
    actions: approval
      ? [
          approval.may.approve && action('approve'),
          approval.may.decline && action('decline'),
          approval.may.cancel && action('cancel'),
        ]
      : [],
    dialog: approval && asked && (
      <Suspense>
        <DecisionDialog
          key={asked.round}
          open={open}
          approval={approval}
          outcome={asked.outcome}
          onClose={() => setOpen(false)}
          onRefused={() => {
            setOpen(false);
            refetch();
          }}
        />
      </Suspense>
    ),
  };
}
