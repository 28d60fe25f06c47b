import { createContext, useContext } from 'react';

/** Marks the surrounding form as edited. */
export const EditedContext = createContext<() => void>(() => undefined);

/** For a control that fills several fields by code: antd reports only the user's typing as a change. */
export function useMarkEdited(): () => void {
  return useContext(EditedContext);
}
