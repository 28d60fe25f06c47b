import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLazyUsersRoleChoicesQuery, useUsersRoleChoicesQuery } from '../roles/roles.api';

interface Given {
  /** Whose roles they are, as the API's `for` has it; undefined until the form knows. */
  holder: string | undefined;
  value: readonly string[];
  onChange: ((ids: string[]) => void) | undefined;
  nameOf: (id: string) => string | undefined;
}

/**
 * The roles that cannot be kept with another type or company. They are taken off once the API has said what can; back with the
 * former one, they are there again.
 */
export function useRolesLeft({ holder, value, onChange, nameOf }: Given): readonly string[] {
  const { currentData: choices } = useUsersRoleChoicesQuery({ for: holder ?? '' }, { skip: !holder });
  const [find] = useLazyUsersRoleChoicesQuery();
  const [left, setLeft] = useState<readonly string[]>([]);
  const opened = useRef(false);

  const unfit = useEffectEvent(async (holds: string, isPart: boolean, fits: ReadonlySet<string>) => {
    const unsure = [...new Set([...value, ...left])].filter((id) => !fits.has(id));
    if (!isPart) return new Set(unsure);
    // More roles than come at once: each that is not among them is looked for by its name.
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
    // What the record came with is for the API to judge.
    if (isFirst) return;
    let isLatest = true;
    const fits = new Set(choices.data.map(({ id }) => id));
    unfit(holder, choices.total > choices.data.length, fits).then(
      (gone) => isLatest && takeOff(gone),
      // The API judges what is sent.
      () => {},
    );
    return () => {
      isLatest = false;
    };
  }, [choices, holder]);
  return left;
}
