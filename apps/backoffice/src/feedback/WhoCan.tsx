import { Suspense } from 'react';
import { preloadable } from '@traveldesk/shared-ui';
import { closeWhoCan, useWhoCan } from '@traveldesk/shared-web';
import { loadWhoCan } from '../domains';

const { Component: WhoCanDialog } = preloadable(async () => (await loadWhoCan()).WhoCanDialog);

/** Shows the "Who can do this?" dialog when any part of the page opens it. */
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
