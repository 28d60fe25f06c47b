import { useEffect } from 'react';
import { Bar, leaveEnd } from './LoadingBar';

/** While the first page's chunk is on its way. */
export function FirstLoad() {
  useEffect(leaveEnd, []);
  return <Bar loading />;
}
