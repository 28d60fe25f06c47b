import { CheckOutlined, CloseOutlined, RollbackOutlined } from '@ant-design/icons';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { ApprovalDetails } from '@traveldesk/approvals-contract';
import { commandAction, preloadable, type RowActionList } from '@traveldesk/shared-ui';
import { useWriteAddress } from '@traveldesk/shared-web';
import { decisionKinds, type DecisionKind } from './useDecide';

const { Component: DecisionDialog } = preloadable(
  async () => (await import('./DecisionDialog')).DecisionDialog,
);

const icons = { approve: CheckOutlined, decline: CloseOutlined, cancel: RollbackOutlined } as const;

/**
 * Returns the actions that the reader may take on a request, and their dialog. The open dialog is in the address (`?decide=decline`), so
 * that it survives a reload or sign-in. If a decision comes too late, the request is read again.
 */
export function useDecision(
  approval: ApprovalDetails | undefined,
  refetch: () => unknown,
): { actions: RowActionList; dialog: ReactNode } {
  const { t } = useTranslation('approvals');
  const write = useWriteAddress();
  const [params] = useSearchParams();
  const asked = decisionKinds.find((outcome) => outcome === params.get('decide') && approval?.may[outcome]);
  // Keeps showing the outcome while the dialog closes.
  const [shown, setShown] = useState<{
    asked?: DecisionKind | undefined;
    outcome?: DecisionKind;
    round: number;
  }>({
    round: 0,
  });
  if (shown.asked !== asked) {
    setShown(asked ? { asked, outcome: asked, round: shown.round + 1 } : { ...shown, asked });
  }
  const ask = (outcome: DecisionKind | undefined) =>
    write(
      (address) => {
        if (outcome) address.set('decide', outcome);
        else address.delete('decide');
        return address;
      },
      { replace: true },
    );
  const action = (outcome: DecisionKind) => {
    const Icon = icons[outcome];
    const own = { label: t(`${outcome}.action`), name: approval?.title ?? '', icon: <Icon aria-hidden /> };
    return commandAction(async () => ask(outcome), own);
  };
  return {
    actions: decisionKinds.map((outcome) => approval?.may[outcome] && action(outcome)),
    dialog: approval && shown.outcome && (
      <Suspense>
        <DecisionDialog
          key={shown.round}
          open={asked !== undefined}
          approval={approval}
          outcome={shown.outcome}
          onClose={() => ask(undefined)}
          onOver={() => void refetch()}
        />
      </Suspense>
    ),
  };
}
