import { useFormat } from '@traveldesk/shared-web';

/** An instant as it was here; how long ago is on the hover. */
export function When({ at }: { at: string }) {
  const { dateTime, relative } = useFormat();
  return (
    <time dateTime={at} title={relative(at)}>
      {dateTime(at)}
    </time>
  );
}
