import { lazy, Suspense } from 'react';
import { closeWhoCan, dressed, useWhoCan } from '@traveldesk/shared-web';
import { loadWhoCan } from '../domains';

const load = dressed(loadWhoCan);
const WhoCanDialog = lazy(async () => ({ default: (await load()).WhoCanDialog }));

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
