import { useFormat } from '@traveldesk/shared-web';

/** An instant in the user's local time; the tooltip tells how long ago. */
export function When({ at }: { at: string }) {
  const { dateTime, relative } = useFormat();
  return (
    <time dateTime={at} title={relative(at)}>
      {dateTime(at)}
    </time>
  );
}
