import { Bidi } from '@traveldesk/shared-ui';
import { usePermissionWords } from './usePermissionWords';

/** A permission in words, with its key for who writes to an administrator, or to the API. */
export function PermissionName({ permission }: { permission: string }) {
  const { nameOf } = usePermissionWords();
  return (
    <>
      {nameOf(permission)} <Bidi code>{permission}</Bidi>
    </>
  );
}
