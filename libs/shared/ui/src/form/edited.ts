import { createContext, useContext } from 'react';

/** Marks the form around as edited. */
export const EditedContext = createContext<() => void>(() => undefined);

/** What fills fields by itself, such as a choice that stands for several of them, says so: antd tells of what is typed alone. */
export function useMarkEdited(): () => void {
  return useContext(EditedContext);
}
