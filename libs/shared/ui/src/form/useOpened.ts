import { useEffect, useState } from 'react';

/**
 * The record as it was when its form was opened: the first answer that is not from the cache. What is read later
 * (a refetch, another's change) does not move under the user's hands, and `version` stays that of the values
 * in the fields, so that If-Match tells the truth.
 */
export function useOpened<Data>(result: {
  currentData?: Data | undefined;
  isFetching: boolean;
}): Data | undefined {
  const [opened, setOpened] = useState<Data>();
  // What is asked anew on mount is asked by an effect: before it, the cache looks like an answer.
  const [asked, setAsked] = useState(false);
  useEffect(() => setAsked(true), []);
  const { currentData, isFetching } = result;
  if (opened === undefined && asked && currentData !== undefined && !isFetching) setOpened(currentData);
  return opened;
}
