import { useEffect } from 'react';
import { Bar, leaveEnd } from './LoadingBar';

/** Shown while the first page's chunk loads. */
export function FirstLoad() {
  useEffect(leaveEnd, []);
  return <Bar loading />;
}
