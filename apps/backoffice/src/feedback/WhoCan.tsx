import { Suspense } from 'react';
import { preloadable } from '@traveldesk/shared-ui';
import { closeWhoCan, useWhoCan } from '@traveldesk/shared-web';
import { loadWhoCan } from '../domains';

const { Component: WhoCanDialog } = preloadable(async () => (await loadWhoCan()).WhoCanDialog);

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
