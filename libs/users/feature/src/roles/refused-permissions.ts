import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@traveldesk/shared-web';
import type { RoleInput } from '@traveldesk/users-contract';
import { usePermissionWords } from '@traveldesk/users-ui';

/** Permissions that the API refused, each with its checked state in that request. */
export type RefusedPermissions = ReadonlyMap<string, boolean>;

const none: RefusedPermissions = new Map();

/**
 * Saves a role. If the API refuses permissions that the user may not grant or revoke (403), they are marked in the matrix and named in the
 * field's error.
 */
export function useRefusedPermissions() {
  const { t } = useTranslation('users');
  const { nameOf } = usePermissionWords();
  const [refused, setRefused] = useState(none);
  const saving = async <Saved>(sent: RoleInput, save: Promise<Saved>): Promise<Saved> => {
    try {
      const saved = await save;
      setRefused(none);
      return saved;
    } catch (error) {
      const problem = isApiError(error) ? error.problem : undefined;
      const keys = problem?.permissions ?? [];
      setRefused(new Map(keys.map((key) => [key, sent.permissions.includes(key)])));
      if (keys.length === 0) throw error;
      const words = keys.map(nameOf).join(', ');
      const fields = { permissions: t('matrix.refused', { permissions: words }) };
      throw { ...(error as object), problem: { ...problem, fields } };
    }
  };
  return { refused, saving };
}
