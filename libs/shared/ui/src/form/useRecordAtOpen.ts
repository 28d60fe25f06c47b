import { useEffect, useState } from 'react';

/**
 * Returns the record as it was when its form opened: the first answer that is not from the cache. Later answers do not change the fields,
 * and `version` stays that of the values in the fields, so that If-Match is correct.
 */
export function useRecordAtOpen<Data>(result: {
  currentData?: Data | undefined;
  isFetching: boolean;
}): Data | undefined {
  const [opened, setOpened] = useState<Data>();
  // The refetch on mount starts in an effect; before it, the cached value looks like an answer.
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(true), []);
  const { currentData, isFetching } = result;
  if (opened === undefined && asked && currentData !== undefined && !isFetching) setOpened(currentData);
  return opened;
}
