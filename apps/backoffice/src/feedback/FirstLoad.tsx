import { Bar } from './LoadingBar';

/** While the first page's chunk is on its way. */
export function FirstLoad() {
  return <Bar loading />;
}
