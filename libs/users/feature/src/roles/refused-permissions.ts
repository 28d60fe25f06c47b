import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '@traveldesk/shared-web';
import type { RoleInput } from '@traveldesk/users-contract';
import { usePermissionWords } from '@traveldesk/users-ui';

/** The permissions that a save was refused for, and whether each was ticked in it. */
export type RefusedPermissions = ReadonlyMap<string, boolean>;

const none: RefusedPermissions = new Map();

/**
 * Saves a role. Where the API names permissions that the user cannot give or take (403), these are kept, to be marked in the
 * matrix, and the refusal is said at the field by their words.
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
