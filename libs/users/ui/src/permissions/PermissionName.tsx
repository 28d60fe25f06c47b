import { Bidi } from '@traveldesk/shared-ui';
import { usePermissionWords } from './usePermissionWords';

/** A permission's name with its key, which administrators and API clients need. */
export function PermissionName({ permission }: { permission: string }) {
  const { nameOf } = usePermissionWords();
  return (
    <>
      {nameOf(permission)} <Bidi code>{permission}</Bidi>
    </>
  );
}
