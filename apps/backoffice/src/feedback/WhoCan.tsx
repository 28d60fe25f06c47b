import { lazy, Suspense } from 'react';
import { closeWhoCan, useWhoCan } from '@traveldesk/shared-web';
import { loadWhoCan } from '../domains';

const WhoCanDialog = lazy(async () => ({ default: (await loadWhoCan()).WhoCanDialog }));

/** Answers "Who can do this?", wherever on the page it was asked. */
export function WhoCan() {
  const permissions = useWhoCan();
  return (
    permissions && (
      <Suspense>
        <WhoCanDialog permissions={permissions} onClose={closeWhoCan} />
      </Suspense>
    )
  );
}
