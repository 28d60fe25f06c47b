import { Fragment } from 'react';
import { Fact } from '@traveldesk/shared-ui';

/** The aliases of a place, each in its own text direction. */
export function AliasesFact({
  label,
  aliases = [],
}: {
  label: string;
  aliases: readonly string[] | undefined;
}) {
  return (
    <Fact label={label}>
      {aliases.length > 0 &&
        aliases.map((alias, index) => (
          <Fragment key={alias}>
            {index > 0 && ' · '}
            <bdi>{alias}</bdi>
          </Fragment>
        ))}
    </Fact>
  );
}
