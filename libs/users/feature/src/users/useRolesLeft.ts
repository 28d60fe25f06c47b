import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyUsersRoleChoicesQuery, useUsersRoleChoicesQuery } from '../roles/roles.api';

interface Given {
  /** The holder as in the API's `for` parameter; undefined while the form is incomplete. */
  holder: string | undefined;
  value: readonly string[];
  onChange: ((ids: string[]) => void) | undefined;
  nameOf: (id: string) => string | undefined;
}

/**
 * Removes roles that do not fit another type or company once the API has listed the fitting ones, and returns the removed ids. They come
 * back when the former type or company does.
 */
export function useRolesLeft({ holder, value, onChange, nameOf }: Given): readonly string[] {
  const { currentData: choices } = useUsersRoleChoicesQuery({ for: holder ?? '' }, { skip: !holder });
  const [find] = useLazyUsersRoleChoicesQuery();
  const [left, setLeft] = useState<readonly string[]>([]);
  const opened = useRef(false);

  const unfit = useEffectEvent(async (holds: string, isPart: boolean, fits: ReadonlySet<string>) => {
    const unsure = [...new Set([...value, ...left])].filter((id) => !fits.has(id));
    if (!isPart) return new Set(unsure);
    // The first page may not list all roles: look each missing one up by name.
    const judged = unsure.map(async (id) => {
      const name = nameOf(id);
      if (name === undefined) return [];
      const { data, total } = await find({ for: holds, name }).unwrap();
      return total > data.length || data.some((role) => role.id === id) ? [] : [id];
    });
    return new Set((await Promise.all(judged)).flat());
  });
  const takeOff = useEffectEvent((gone: ReadonlySet<string>) => {
    const all = [...new Set([...value, ...left])];
    setLeft(all.filter((id) => gone.has(id)));
    const kept = all.filter((id) => !gone.has(id));
    if (kept.join() !== value.join()) onChange?.(kept);
  });

  useEffect(() => {
    if (!choices || !holder) return;
    const isFirst = !opened.current;
    opened.current = true;
    // The record's original roles are left to the API's validation.
    if (isFirst) return;
    let isLatest = true;
    const fits = new Set(choices.data.map(({ id }) => id));
    unfit(holder, choices.total > choices.data.length, fits).then(
      (gone) => isLatest && takeOff(gone),
      // On failure, the API's validation on save decides.
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [choices, holder]);
  return left;
}
